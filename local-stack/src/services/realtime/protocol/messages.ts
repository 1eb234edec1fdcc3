/** A broadcast as its sender packed it; the same bytes reach every protocol 2.0.0 receiver. */
export interface UserBroadcast {
  event: string
  encoding: 'json' | 'binary'
  payload: Buffer
  /** Only on messages that come from the database: their id, and whether they were replayed. */
  meta?: { id: string; replayed?: boolean }
}

export type JsonObject = Record<string, unknown>

/** What a client sent, whatever the protocol. A binary broadcast push carries `broadcast` in place of a JSON payload. */
export interface ClientMessage {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: JsonObject
  broadcast?: UserBroadcast
}

/** What the server says to one client. `joinRef` is null for messages that go to a whole topic. */
export interface ServerMessage {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

export type ReplyStatus = 'ok' | 'error'

/** The wire form of one protocol version (reference/supabase.md 2.1). */
export interface Protocol {
  /** @throws Error when the frame is not of this protocol; the socket is then closed, as Phoenix does. */
  decode(frame: string | Buffer): ClientMessage
  encode(message: ServerMessage): string
  /** For a message to many: the payload is already JSON text, serialised once for all receivers. */
  encodeShared(topic: string, event: string, payloadJson: string): string
  /** Null when this protocol cannot carry it: 1.0.0 has no binary payloads. */
  encodeBroadcast(topic: string, broadcast: UserBroadcast): string | Buffer | null
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Refs are strings in supabase-js; Phoenix also lets numbers through. */
export function refOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : null
}

/** The JSON form of a broadcast, for sockets that speak 1.0.0 and for those who read it on the server. */
export function broadcastJson(broadcast: UserBroadcast): string {
  const meta = broadcast.meta ? `,"meta":${JSON.stringify(broadcast.meta)}` : ''
  const event = JSON.stringify(broadcast.event)
  return `{"type":"broadcast","event":${event},"payload":${broadcast.payload.toString('utf8')}${meta}}`
}
