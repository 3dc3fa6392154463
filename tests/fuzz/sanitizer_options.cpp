// How the sanitizer runs in every harness of libFuzzer, so that what is found can be seen again by
// hand. Less of what costs a third of the time: memory kept from reuse, long stacks of each
// allocation. And no allocation of more than 32 MiB (libFuzzer itself needs 20): a few bytes can
// ask for a dictionary of gigabytes, all of which would be marked; it is refused, as where memory
// is short.
extern "C" const char* __asan_default_options() {
  return "quarantine_size_mb=8:malloc_context_size=6:allocator_release_to_os_interval_ms=-1:"
         "max_allocation_size_mb=32:allocator_may_return_null=1";
}
