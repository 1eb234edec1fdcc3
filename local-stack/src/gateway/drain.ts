/** The most that is read and discarded of a refused request; a client that sends more is disconnected. */
const patience = 100_000_000

/**
 * Reads and discards the rest of a refused request. Many clients read the answer only after sending everything; without
 * this they would see a broken connection.
 */
export async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  let read = 0
  try {
    for await (const chunk of body) {
      read += chunk.byteLength
      if (read > patience) return
    }
  } catch {
    // The client has gone: nobody waits for the answer.
  }
}
