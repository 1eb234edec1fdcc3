/** Runs `work`, and again after each of the pauses for as long as it throws. @throws what it threw last */
export async function retry<T>(work: () => Promise<T>, pausesMs: readonly number[]): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return work()
}
