/** What is read and forgotten of a refused request; a client that has more to send is cut off. */
const patience = 100_000_000

/**
 * Reads the rest of a refused request. A client reads the answer only after it has sent everything; without this it
 * would see a broken connection instead.
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
