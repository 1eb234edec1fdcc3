import type { JwtClaims } from '../../../db/scope.ts'
import type { RealtimeService } from './service.ts'
import { refuseExpired } from './token.ts'

interface ExpiringChannel {
  readonly claims: JwtClaims
  readonly service: Pick<RealtimeService, 'limits'>
  shutdown(reason: string): void
}

/** Closes a channel when its token has run out. */
export class TokenClock {
  private timer: NodeJS.Timeout | null = null
  private readonly channel: ExpiringChannel

  constructor(channel: ExpiringChannel) {
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
