import { tableKey, type Change } from './change.ts'
import type { CompiledFilters } from './filters/compile-binding.ts'
import type { Binding } from './parse-binding.ts'

/** Where matching changes go. */
export interface Subscriber {
  /** `ids` are the bindings of this subscriber that matched; `dataJson` is shared by many subscribers. */
  deliver(ids: number[], dataJson: string): void
}

export interface Subscription {
  subscriber: Subscriber
  binding: Binding
  filters: CompiledFilters
  role: string
  /** The claims as JSON text: subscribers with equal text share one check. */
  claims: string
}

/** The keys under which a subscription can name a table, including wildcards. */
function keysOf(schema: string, table: string): string[] {
  return [tableKey(schema, table), tableKey(schema, '*'), tableKey('*', table), tableKey('*', '*')]
}

/** The subscriptions by table. */
export class Subscriptions {
  private readonly byTable = new Map<string, Set<Subscription>>()

  add(subscription: Subscription): void {
    const { schema, table } = subscription.binding
    const key = tableKey(schema, table)
    const listeners = this.byTable.get(key) ?? new Set()
    listeners.add(subscription)
    this.byTable.set(key, listeners)
  }

  remove(subscription: Subscription): void {
    const { schema, table } = subscription.binding
    const key = tableKey(schema, table)
    const listeners = this.byTable.get(key)
    listeners?.delete(subscription)
    if (listeners?.size === 0) this.byTable.delete(key)
  }

  /** All subscriptions to this table, by name or by wildcard. */
  of(schema: string, table: string): Subscription[] {
    return keysOf(schema, table).flatMap((key) => [...(this.byTable.get(key) ?? [])])
  }

  /** Whether anybody subscribes to this table. Tables with a space in their name are ignored, as on Supabase. */
  wants({ relation: { schema, table } }: Change): boolean {
    return !table.includes(' ') && keysOf(schema, table).some((key) => this.byTable.has(key))
  }
}
