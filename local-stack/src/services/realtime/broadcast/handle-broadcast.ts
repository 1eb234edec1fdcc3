import type { ClientMessage } from '../protocol/messages.ts'
import type { Channel } from '../sockets/channel.ts'
import type { Broadcast } from './hub.ts'

/** Asked once per token; a policy that raises an error counts as a refusal. */
async function mayWrite(channel: Channel): Promise<boolean> {
  const { rights, service, connection, room, claims } = channel
  if (!rights) return true
  if (rights.write.broadcast === undefined) {
    try {
      const caller = { topic: room.topic, claims, headers: connection.identity.headers }
      rights.write.broadcast = await service.policies.mayWrite(caller, 'broadcast')
    } catch (error) {
      service.log(`realtime: policies of ${room.topic} failed: ${String(error)}`)
      return false
    }
  }
  return rights.write.broadcast
}

function broadcastOf(message: ClientMessage): { broadcast: Broadcast; bytes: number } {
  if (message.broadcast)
    return { broadcast: message.broadcast, bytes: message.broadcast.payload.length }
  const json = JSON.stringify(message.payload)
  return { broadcast: { json }, bytes: Buffer.byteLength(json) }
}

const noPersist = 'persist is not supported by local-stack'

/** In the metadata of protocol 2.0.0, beside the payload in 1.0.0. */
const wantsStoring = ({ payload: { persist } }: ClientMessage) =>
  persist !== undefined && persist !== null && persist !== false

/** A broadcast from a client. Without the right to send it disappears silently, as on Supabase. */
export async function handleBroadcast(channel: Channel, message: ClientMessage): Promise<void> {
  if (!(await mayWrite(channel))) return
  const { service, config, room } = channel
  // Refused instead of delivered without storing: clients that join later would miss it unnoticed.
  if (wantsStoring(message)) {
    channel.system('system', 'error', noPersist)
    if (config.broadcast.ack) channel.reply(message, 'error', { reason: noPersist })
    return
  }
  const { broadcast, bytes } = broadcastOf(message)
  service.rates.events.add()
  if (service.rates.events.exceeded) {
    channel.shutdown('Too many messages per second')
    return
  }
  const fits = bytes <= service.limits.broadcastPayloadBytes
  if (fits) service.hub.broadcast(room, broadcast, config.broadcast.self ? undefined : channel)
  if (!config.broadcast.ack) return
  if (fits) channel.reply(message, 'ok', {})
  else channel.reply(message, 'error', { reason: 'payload_size_exceeded' })
}
