/** A broadcast as its sender encoded it; every receiver with protocol 2.0.0 gets the same bytes. */
export interface UserBroadcast {
  event: string
  encoding: 'json' | 'binary'
  payload: Buffer
  /** Only on messages that come from the database: their id, and whether they were replayed. */
  meta?: { id: string; replayed?: boolean }
}

export type JsonObject = Record<string, unknown>

/** A client's message, whatever the protocol. A binary broadcast has `broadcast` instead of a JSON payload. */
export interface ClientMessage {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: JsonObject
  broadcast?: UserBroadcast
}

/** A message of the server to one client. `joinRef` is null for messages to a whole topic. */
export interface ServerMessage {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

export type ReplyStatus = 'ok' | 'error'

/** The encoding of one protocol version. */
export interface Protocol {
  /** @throws Error when the frame is not of this protocol; the socket is then closed, as by Phoenix. */
  decode(frame: string | Buffer): ClientMessage
  encode(message: ServerMessage): string
  /** Encodes a message to many receivers; its payload is JSON text that was serialised once for all. */
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

/** The JSON form of a broadcast, for sockets with protocol 1.0.0 and for the server itself. */
export function broadcastJson(broadcast: UserBroadcast): string {
  const meta = broadcast.meta ? `,"meta":${JSON.stringify(broadcast.meta)}` : ''
  const event = JSON.stringify(broadcast.event)
  return `{"type":"broadcast","event":${event},"payload":${broadcast.payload.toString('utf8')}${meta}}`
}
