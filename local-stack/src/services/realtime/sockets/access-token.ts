import type { Channel } from './channel.ts'
import { TokenRefused } from './token.ts'

const lost = (topic: string) =>
  `You no longer have permission to read from this Channel topic: ${topic}`

/** Asks the policies again. Returns false after closing the channel. */
async function renewRights(channel: Channel, claims: Channel['claims']): Promise<boolean> {
  if (!channel.rights) return true
  const { topic } = channel.room
  const before = channel.rights.read
  const read = await channel.service.policies.readRights({
    topic,
    claims,
    headers: channel.connection.identity.headers,
  })
  const presenceLost = channel.presenceEnabled && before.presence && !read.presence
  if ((before.broadcast && !read.broadcast) || presenceLost) {
    channel.shutdown(lost(topic))
    return false
  }
  channel.rights = { read, write: {} }
  return true
}

/** The `access_token` event: new claims for a running channel. It is never answered; a bad token closes the channel. */
export async function handleAccessToken(channel: Channel, token: unknown): Promise<void> {
  // Clients without a session send opaque keys and null; the channel keeps its identity.
  if (typeof token !== 'string' || token.startsWith('sb_') || token === channel.token) return
  try {
    const claims = await channel.service.verify(token)
    if (!(await renewRights(channel, claims))) return
    channel.claims = claims
    channel.token = token
  } catch (error) {
    if (error instanceof TokenRefused) {
      channel.shutdown(error.message)
      return
    }
    channel.service.log(`realtime: policies of ${channel.room.topic} failed: ${String(error)}`)
    channel.shutdown(lost(channel.room.topic))
    return
  }
  channel.tokenClock.start()
  await channel.changes.renew()
}
