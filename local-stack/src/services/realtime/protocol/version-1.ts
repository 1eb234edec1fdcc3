import { broadcastJson, isObject, refOf, type Protocol } from './messages.ts'

/** Protocol 1.0.0: one JSON object a message, text only. */
export const version1: Protocol = {
  decode(frame) {
    if (typeof frame !== 'string') throw new Error('protocol 1.0.0 has no binary frames')
    const message: unknown = JSON.parse(frame)
    if (!isObject(message)) throw new Error('expected an object')
    const { topic, event, payload, ref, join_ref: joinRef } = message
    if (typeof topic !== 'string' || typeof event !== 'string') {
      throw new Error('topic and event are required')
    }
    return {
      joinRef: refOf(joinRef),
      ref: refOf(ref),
      topic,
      event,
      payload: isObject(payload) ? payload : {},
    }
  },

  encode({ joinRef, ref, topic, event, payload }) {
    return JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
  },

  encodeShared(topic, event, payloadJson) {
    const head = `{"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)}`
    return `${head},"payload":${payloadJson},"ref":null,"join_ref":null}`
  },

  encodeBroadcast(topic, broadcast) {
    if (broadcast.encoding === 'binary') return null
    return this.encodeShared(topic, 'broadcast', broadcastJson(broadcast))
  },
}
