import { isObject, type ClientMessage, type UserBroadcast } from './messages.ts'

const kinds = { userBroadcastPush: 3, userBroadcast: 4 }
const encodings = { binary: 0, json: 1 }

/** Kind 3: kind, five lengths (join_ref, ref, topic, event, meta), encoding, the five strings, the payload. */
export function decodeBroadcastPush(frame: Buffer): ClientMessage {
  if (frame.length < 7 || frame.readUInt8(0) !== kinds.userBroadcastPush) {
    throw new Error('unknown binary frame')
  }
  let offset = 7
  const field = (index: number) => {
    const end = offset + frame.readUInt8(index)
    if (end > frame.length) throw new Error('binary frame is cut short')
    const text = frame.toString('utf8', offset, end)
    offset = end
    return text
  }
  const joinRef = field(1)
  const ref = field(2)
  const topic = field(3)
  const event = field(4)
  const meta: unknown = JSON.parse(field(5) || '{}')
  const encoding = frame.readUInt8(6) === encodings.json ? 'json' : 'binary'
  const payload = frame.subarray(offset)
  // A receiver would fail on it, so the sender is refused at once.
  if (encoding === 'json') JSON.parse(payload.toString('utf8'))
  return {
    joinRef: joinRef === '' ? null : joinRef,
    ref: ref === '' ? null : ref,
    topic,
    event: 'broadcast',
    payload: isObject(meta) ? meta : {},
    broadcast: { event, encoding, payload },
  }
}

/** Kind 4: kind, three lengths (topic, event, meta), encoding, the three strings, the payload. */
export function encodeUserBroadcast(topic: string, broadcast: UserBroadcast): Buffer | null {
  const strings = [
    topic,
    broadcast.event,
    broadcast.meta ? JSON.stringify(broadcast.meta) : '',
  ].map((text) => Buffer.from(text, 'utf8'))
  // Lengths are one byte each.
  if (strings.some((bytes) => bytes.length > 255)) return null
  const header = [kinds.userBroadcast, ...strings.map((bytes) => bytes.length)]
  return Buffer.concat([
    Buffer.from([...header, encodings[broadcast.encoding]]),
    ...strings,
    broadcast.payload,
  ])
}
