import { isDeepStrictEqual } from 'node:util'
import { isObject, type ClientMessage } from '../protocol/messages.ts'
import type { Channel } from '../sockets/channel.ts'

/** Sends the current members to a client that has just started to watch. */
export function syncPresence(channel: Channel): void {
  if (!channel.presenceEnabled || (channel.rights && !channel.rights.read.presence)) return
  if (countPresence(channel))
    channel.push('presence_state', channel.service.presence.state(channel.room))
}

/** Counts a message against the project's limit. Returns false after closing the channel. */
function countPresence(channel: Channel): boolean {
  const { presence } = channel.service.rates
  if (presence.exceeded) {
    channel.shutdown('Too many presence messages per second')
    return false
  }
  presence.add()
  return true
}

/** Counts a call against the client's limit. Returns false after closing the channel. */
function countCall(channel: Channel): boolean {
  const { max, windowMs } = channel.service.limits.presenceCalls
  const now = Date.now()
  const { presence } = channel
  if (now > presence.windowEnds) {
    presence.calls = 0
    presence.windowEnds = now + windowMs
  }
  presence.calls += 1
  if (presence.calls <= max) return true
  channel.shutdown('Client presence rate limit exceeded')
  return false
}

async function mayWrite(channel: Channel): Promise<boolean> {
  const { rights, service, connection, room, claims } = channel
  if (!rights) return true
  if (rights.write.presence === undefined) {
    try {
      const caller = { topic: room.topic, claims, headers: connection.identity.headers }
      rights.write.presence = await service.policies.mayWrite(caller, 'presence')
    } catch (error) {
      service.log(`realtime: policies of ${room.topic} failed: ${String(error)}`)
      return false
    }
  }
  return rights.write.presence
}

async function track(channel: Channel, message: ClientMessage): Promise<void> {
  if (!(await mayWrite(channel))) {
    channel.reply(message, 'error', {})
    return
  }
  const { service, room } = channel
  const { payload = {} } = message.payload
  if (!isObject(payload)) {
    channel.reply(message, 'error', { reason: 'Presence track payload must be a map' })
    return
  }
  if (isDeepStrictEqual(payload, channel.presence.payload)) {
    channel.reply(message, 'ok', {})
    return
  }
  if (Buffer.byteLength(JSON.stringify(payload)) > service.limits.broadcastPayloadBytes) {
    channel.shutdown('Track message size exceeded')
    return
  }
  if (!countPresence(channel)) return
  channel.presence.payload = payload
  const diff = service.presence.track(room, channel, channel.config.presence.key, payload)
  const wasEnabled = channel.presenceEnabled
  channel.presenceEnabled = true
  channel.reply(message, 'ok', {})
  service.hub.presence(room, JSON.stringify(diff))
  // A client that starts with tracking has not yet received the current members.
  if (!wasEnabled) syncPresence(channel)
}

/** Handles `track` and `untrack`. */
export async function handlePresence(channel: Channel, message: ClientMessage): Promise<void> {
  const { event } = message.payload
  if (typeof event !== 'string') {
    channel.reply(message, 'ok', {})
    return
  }
  if (!countCall(channel)) return
  switch (event.toLowerCase()) {
    case 'track':
      return track(channel, message)
    case 'untrack': {
      const { service, room } = channel
      channel.presence.payload = null
      const diff = service.presence.untrack(room, channel)
      channel.reply(message, 'ok', {})
      if (diff) service.hub.presence(room, JSON.stringify(diff))
      return
    }
    default:
      channel.reply(message, 'error', {})
  }
}
