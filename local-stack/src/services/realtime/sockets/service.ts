import type pg from 'pg'
import type { JwtClaims } from '../../../db/scope.ts'
import type { Hub } from '../broadcast/hub.ts'
import type { Subscriptions } from '../changes/subscriptions.ts'
import type { RealtimeLimits } from '../limits.ts'
import type { ChannelPolicies } from '../policies/channel-policies.ts'
import type { Presence } from '../presence/presence.ts'
import type { RateWindow } from '../rate-window.ts'

/** What all connections share. */
export interface RealtimeService {
  admin: pg.Pool
  limits: RealtimeLimits
  hub: Hub
  presence: Presence
  policies: ChannelPolicies
  subscriptions: Subscriptions
  /** Verifies an access token. @throws TokenRefused */
  verify(token: string): Promise<JwtClaims>
  rates: { joins: RateWindow; events: RateWindow; presence: RateWindow }
  /** Connections with at least one joined channel, which is what Supabase counts as users. */
  users: Set<object>
  /** The channels to tell when the replication stream resumes. */
  channels: Set<{ readonly changes: { announce(): void } }>
  log: (line: string) => void
}
