import type pg from 'pg'
import { authorize, callerKey, type Verdict } from './authorize.ts'
import type { Change, Relation } from './change.ts'
import { matchFilters } from './filters/evaluate.ts'
import { changeJson, readsKey, refusalJson, refusals, type RenderedChange } from './payload.ts'
import { renderTuples } from './render.ts'
import type { Subscriber, Subscription, Subscriptions } from './subscriptions.ts'
import { loadTableFacts, type TableFacts } from './table-facts.ts'
import { untilVisible } from './until-visible.ts'

export interface BatchDeps {
  /** Reads the catalogue and renders values. */
  admin: pg.Pool
  /** Enters the roles of subscribers. */
  authenticator: pg.Pool
  subscriptions: Subscriptions
  changePayloadBytes: number
}

/** One message, ready for its receivers. */
interface Delivery {
  dataJson: string
  receivers: Map<Subscriber, number[]>
}

function byteSize({ record, old }: Change): number {
  let size = 0
  for (const tuple of [record, old]) {
    for (const [name, value] of tuple ?? []) size += name.length + (value?.length ?? 4) + 6
  }
  return size
}

async function render(
  deps: BatchDeps,
  facts: TableFacts,
  changes: Change[],
): Promise<RenderedChange[]> {
  const tuples = changes
    .flatMap(({ record, old }) => [record, old])
    .filter((tuple) => tuple !== null)
  const rows = await renderTuples(deps.admin, facts, tuples)
  const byTuple = new Map(
    tuples.map((tuple, index) => [tuple, rows[index] ?? new Map<string, string>()]),
  )
  return changes.map((change) => ({
    change,
    record: change.record && (byTuple.get(change.record) ?? null),
    old: change.old && (byTuple.get(change.old) ?? null),
    tooLarge: byteSize(change) > deps.changePayloadBytes,
  }))
}

/** Collects receivers by message, so that equal messages are serialised once. */
class Deliveries {
  readonly all = new Map<string, Delivery>()

  add(key: string, json: () => string, { subscriber, binding }: Subscription): void {
    const delivery = this.all.get(key) ?? {
      dataJson: json(),
      receivers: new Map<Subscriber, number[]>(),
    }
    this.all.set(key, delivery)
    const ids = delivery.receivers.get(subscriber) ?? []
    if (!ids.includes(binding.id)) ids.push(binding.id)
    delivery.receivers.set(subscriber, ids)
  }

  refuse(change: Change, reason: string, subscription: Subscription): void {
    this.add(reason, () => refusalJson(change, reason), subscription)
  }

  send(): void {
    for (const { dataJson, receivers } of this.all.values()) {
      for (const [subscriber, ids] of receivers) subscriber.deliver(ids, dataJson)
    }
  }
}

interface Context {
  facts: TableFacts
  hasKey: boolean
  verdicts: Map<string, Verdict>
}

/** Decides what a subscription receives of a change that matches its filters. */
function decide(
  { facts, verdicts }: Context,
  rendered: RenderedChange,
  index: number,
  subscription: Subscription,
  deliveries: Deliveries,
): void {
  const { change } = rendered
  if (facts.rowSecurity && change.type !== 'DELETE') {
    const verdict = verdicts.get(callerKey(subscription))
    if (verdict?.failed) {
      deliveries.refuse(change, refusals.policyFailed, subscription)
      return
    }
    if (!verdict?.visible.has(index)) return
  }
  const key = JSON.stringify([subscription.role, subscription.binding.select])
  deliveries.add(key, () => changeJson(facts, rendered, subscription), subscription)
}

/** Without a primary key, or without the right to read it, subscribers of the event receive only the reason. */
function refusalFor({ facts, hasKey }: Context, change: Change, role: string): string | null {
  if (change.type === 'DELETE') return null
  if (!hasKey) return refusals.noKey
  return readsKey(facts, role) ? null : refusals.unauthorized
}

async function processTable(
  deps: BatchDeps,
  relation: Relation,
  changes: Change[],
): Promise<Map<Change, Deliveries>> {
  const results = new Map<Change, Deliveries>()
  const subscriptions = deps.subscriptions.of(relation.schema, relation.table)
  if (subscriptions.length === 0) return results
  const roles = [...new Set(subscriptions.map(({ role }) => role))]
  const facts = await loadTableFacts(deps.admin, relation, roles)
  if (!facts) return results
  const hasKey = facts.columns.some(({ isKey }) => isKey)
  const matched = await matchFilters(deps.admin, facts, changes, subscriptions)
  const [rendered, verdicts] = await Promise.all([
    render(deps, facts, changes),
    facts.rowSecurity && hasKey
      ? authorize(deps.authenticator, facts, changes, matched)
      : new Map<string, Verdict>(),
  ])
  const context = { facts, hasKey, verdicts }
  for (const [index, item] of rendered.entries()) {
    const deliveries = new Deliveries()
    for (const subscription of subscriptions) {
      const { event } = subscription.binding
      if (event !== '*' && event !== item.change.type) continue
      const refusal = refusalFor(context, item.change, subscription.role)
      if (refusal) deliveries.refuse(item.change, refusal, subscription)
    }
    for (const subscription of matched[index] ?? []) {
      if (refusalFor(context, item.change, subscription.role)) continue
      decide(context, item, index, subscription, deliveries)
    }
    results.set(item.change, deliveries)
  }
  return results
}

/**
 * Delivers a batch of changes in their order. Per table: one catalogue query, one rendering, one visibility check
 * for each distinct caller, whatever the number of changes and subscribers.
 */
export async function processBatch(deps: BatchDeps, changes: Change[]): Promise<void> {
  await untilVisible(deps.admin, changes)
  const tables = Map.groupBy(changes, ({ relation }) => relation.oid)
  const results = new Map<Change, Deliveries>()
  for (const group of tables.values()) {
    const [first] = group
    if (!first) continue
    for (const [change, deliveries] of await processTable(deps, first.relation, group)) {
      results.set(change, deliveries)
    }
  }
  for (const change of changes) results.get(change)?.send()
}
