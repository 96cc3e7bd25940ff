// Runs a job for each of many, apart from each other.

/** A job that throws keeps no other from running; `broke` gets its error. */
export function apart<T>(
  all: Iterable<T>,
  job: (one: T) => void,
  broke: (error: unknown, one: T) => void,
): void {
  for (const one of all)
    try {
      job(one);
    } catch (error) {
      broke(error, one);
    }
}
