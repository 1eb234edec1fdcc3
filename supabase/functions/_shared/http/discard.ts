/** The most that is read of a body that is refused, in bytes; who sends more loses the connection. */
const patience = 4_000_000

/** Reads a body that nobody has read, without keeping it: its sender would see a broken connection, and no word. */
export async function discard(request: Request): Promise<void> {
  if (request.bodyUsed) return
  let read = 0
  try {
    for await (const chunk of request.body ?? []) {
      read += chunk.byteLength
      if (read > patience) return
    }
  } catch {
    // The sender has gone: nobody waits for the word.
  }
}
