import { connect } from 'node:net'
import type pg from 'pg'
import { z } from 'zod'

/** Protocol 3.0, message "CancelRequest": its length, its code, process id and secret of the connection to stop. */
const cancelRequestCode = 80_877_102

/** What the server sends a connection at its start; pg stores it but does not declare it. */
const backendSchema = z.object({
  processID: z.int(),
  secretKey: z.int(),
  host: z.string(),
  port: z.int(),
})

/**
 * Cancels the statement that a connection is running, without using a connection of the pool. Resolves when the server
 * has passed the signal on, whether or not there was a statement to cancel.
 */
export async function cancelBackend(client: pg.PoolClient): Promise<void> {
  const backend = backendSchema.safeParse(client)
  if (!backend.success) return
  const { processID, secretKey, host, port } = backend.data
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(cancelRequestCode, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  await new Promise<void>((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 }, () => socket.write(message))
    socket.on('timeout', () => socket.destroy())
    // A database that cannot be reached runs no statement to cancel.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.resume()
  })
}
