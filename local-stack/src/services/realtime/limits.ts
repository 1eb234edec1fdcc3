/**
 * The limits of a project. The defaults are the smallest of Supabase, so that code that works here also works on the
 * free plan. Exceeding a rate closes the channel; messages are not queued.
 */
export interface RealtimeLimits {
  concurrentUsers: number
  channelsPerConnection: number
  joinsPerSecond: number
  /** Broadcasts in and out, over all channels. */
  eventsPerSecond: number
  presenceEventsPerSecond: number
  /** `track` and `untrack` calls of one channel within one window. */
  presenceCalls: { max: number; windowMs: number }
  broadcastPayloadBytes: number
  changePayloadBytes: number
  frameBytes: number
  /** Unsent bytes after which a client that does not read is disconnected. */
  sendBufferBytes: number
  /** A socket that sends nothing for this long is closed; clients send a heartbeat every 25 s. */
  idleMs: number
  /** The delay before a refused upgrade or join is answered. */
  refusedUpgradeDelayMs: number
  refusedJoinDelayMs: number
  /** A token is checked again at its expiry, and at least this often. */
  tokenCheckMs: number
}

export const defaultLimits: RealtimeLimits = {
  concurrentUsers: 200,
  channelsPerConnection: 100,
  joinsPerSecond: 100,
  eventsPerSecond: 100,
  presenceEventsPerSecond: 20,
  presenceCalls: { max: 5, windowMs: 30_000 },
  broadcastPayloadBytes: 256 * 1024,
  changePayloadBytes: 1024 * 1024,
  frameBytes: 5_000_000,
  sendBufferBytes: 16 * 1024 * 1024,
  idleMs: 60_000,
  refusedUpgradeDelayMs: 2000,
  refusedJoinDelayMs: 5000,
  tokenCheckMs: 300_000,
}
