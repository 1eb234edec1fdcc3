/** Runs `work`; as long as it throws, waits for the next pause and tries again. @throws the last error */
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
