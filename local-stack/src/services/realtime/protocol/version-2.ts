import { decodeBroadcastPush, encodeUserBroadcast } from './binary-broadcast.ts'
import { isObject, refOf, type Protocol } from './messages.ts'

/** Protocol 2.0.0: a JSON array in the order join_ref, ref, topic, event, payload; broadcasts are binary frames. */
export const version2: Protocol = {
  decode(frame) {
    if (typeof frame !== 'string') return decodeBroadcastPush(frame)
    const message: unknown = JSON.parse(frame)
    if (!Array.isArray(message)) throw new Error('expected an array')
    const parts: unknown[] = message
    const [joinRef, ref, topic, event, payload] = parts
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
    return JSON.stringify([joinRef, ref, topic, event, payload])
  },

  encodeShared(topic, event, payloadJson) {
    return `[null,null,${JSON.stringify(topic)},${JSON.stringify(event)},${payloadJson}]`
  },

  encodeBroadcast: encodeUserBroadcast,
}
