import type { JwtClaims } from '../../../db/scope.ts'
import type { ChannelConnection } from '../sockets/channel-connection.ts'
import type { JoinConfig } from '../sockets/join-config.ts'
import type { RealtimeService } from '../sockets/service.ts'
import type { ReplyStatus } from '../protocol/messages.ts'
import { bindingId, parseBinding, type Binding } from './parse-binding.ts'
import { compileBinding, SubscriptionRefused } from './filters/compile-binding.ts'
import type { Subscriber, Subscription } from './subscriptions.ts'

const subscribed = 'Subscribed to PostgreSQL'
const retryMs = { min: 5000, max: 10_000 }

interface ListeningChannel {
  readonly topic: string
  readonly active: boolean
  readonly claims: JwtClaims
  readonly config: Pick<JoinConfig, 'postgresChanges'>
  readonly connection: Pick<ChannelConnection, 'pushShared'>
  readonly service: Pick<RealtimeService, 'admin' | 'subscriptions'>
  system(extension: 'postgres_changes', status: ReplyStatus, message: string): void
}

/** The `postgres_changes` of one channel, from the join to the end. */
export class PostgresChanges implements Subscriber {
  private readonly channel: ListeningChannel
  private subscriptions: Subscription[] = []
  private retry: NodeJS.Timeout | null = null
  /** Of two overlapping calls of subscribe, the later one counts, whichever ends first. */
  private generation = 0

  constructor(channel: ListeningChannel) {
    this.channel = channel
  }

  private get params() {
    return this.channel.config.postgresChanges
  }

  /** The part of the join's reply that the client compares with what it asked for, index by index. */
  reply() {
    return this.params.map((params) => ({ ...params, id: bindingId(params) }))
  }

  /**
   * Starts listening with the channel's claims and replaces the earlier subscriptions.
   * @throws SubscriptionRefused when it can never work; other errors when the database cannot be reached
   */
  async subscribe(): Promise<void> {
    const { claims, service } = this.channel
    this.generation += 1
    const { generation } = this
    const bindings = this.params.map(parseBinding).map((parsed): Binding => {
      if (!parsed.ok) throw new SubscriptionRefused(parsed.message)
      return parsed.binding
    })
    const next: Subscription[] = []
    const client = await service.admin.connect()
    try {
      for (const binding of bindings) {
        const filters = await compileBinding(client, binding, claims.role)
        const text = JSON.stringify(claims)
        next.push({ subscriber: this, binding, filters, role: claims.role, claims: text })
      }
    } finally {
      client.release()
    }
    // The client may have left or got a new token in the meantime.
    if (!this.channel.active || generation !== this.generation) return
    this.drop()
    this.subscriptions = next
    for (const subscription of next) service.subscriptions.add(subscription)
  }

  /** Subscribes and tells the client the result; if the database cannot be reached, tries again later. */
  async begin(): Promise<void> {
    if (this.params.length === 0) return
    if (this.retry) clearTimeout(this.retry)
    this.retry = null
    try {
      await this.subscribe()
      this.announce()
    } catch (error) {
      if (!this.channel.active) return
      this.channel.system(
        'postgres_changes',
        'error',
        error instanceof Error ? error.message : String(error),
      )
      if (error instanceof SubscriptionRefused) return
      const delay = retryMs.min + Math.random() * (retryMs.max - retryMs.min)
      this.retry = setTimeout(() => void this.begin(), delay)
    }
  }

  /** Tells the client that changes are delivered from now on; repeated after every interruption. */
  announce(): void {
    if (this.subscriptions.length > 0) this.channel.system('postgres_changes', 'ok', subscribed)
  }

  /** Subscribes with new claims; the old ones stay in force until then. */
  async renew(): Promise<void> {
    await this.begin()
  }

  stop(): void {
    if (this.retry) clearTimeout(this.retry)
    this.drop()
  }

  deliver(ids: number[], dataJson: string): void {
    if (!this.channel.active) return
    const payload = `{"ids":${JSON.stringify(ids)},"data":${dataJson}}`
    this.channel.connection.pushShared(this.channel.topic, 'postgres_changes', payload)
  }

  private drop(): void {
    for (const subscription of this.subscriptions)
      this.channel.service.subscriptions.remove(subscription)
    this.subscriptions = []
  }
}
