import type { Channel } from './channel.ts'
import { refuseExpired, TokenRefused } from './token.ts'

/** Closes a channel when its token has run out. */
export class TokenClock {
  private timer: NodeJS.Timeout | null = null
  private readonly channel: Channel

  constructor(channel: Channel) {
    this.channel = channel
  }

  /** Called whenever the channel gets claims. */
  start(): void {
    this.stop()
    const { claims, service } = this.channel
    if (claims.exp === undefined) return
    const untilExpiry = claims.exp * 1000 - Date.now()
    this.timer = setTimeout(() => this.check(), Math.min(untilExpiry, service.limits.tokenCheckMs))
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  private check(): void {
    try {
      refuseExpired(this.channel.claims)
      this.start()
    } catch (error) {
      this.channel.shutdown(error instanceof Error ? error.message : String(error))
    }
  }
}

const lost = (topic: string) =>
  `You no longer have permission to read from this Channel topic: ${topic}`

/** Asks the policies again. False: the channel was closed. */
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
  // Opaque keys and null come from clients without a session: the channel stays who it is.
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
