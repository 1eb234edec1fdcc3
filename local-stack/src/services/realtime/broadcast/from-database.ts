import type { Change } from '../changes/change.ts'
import type { Hub } from './hub.ts'

/** Whether a change is a new row of realtime.messages, which is also sent as a broadcast. */
export function isStoredMessage({ relation, type }: Change): boolean {
  return type === 'INSERT' && relation.schema === 'realtime' && relation.table === 'messages'
}

/** Sends a committed row of realtime.messages to its room: `realtime.send` and `realtime.broadcast_changes`. */
export function broadcastStored(hub: Hub, { record }: Change): void {
  const value = (name: string) => record?.get(name) ?? null
  const [id, topic, event] = [value('id'), value('topic'), value('event')]
  if (id === null || topic === null || event === null || value('extension') !== 'broadcast') return
  const json = value('payload')
  const binary = value('binary_payload')
  if (json === null && binary === null) return
  hub.broadcast(
    { topic, isPrivate: value('private') === 't' },
    {
      event,
      encoding: json === null ? 'binary' : 'json',
      // bytea is printed as \x and hexadecimal digits.
      payload: json === null ? Buffer.from((binary ?? '').slice(2), 'hex') : Buffer.from(json),
      meta: { id },
    },
  )
}
