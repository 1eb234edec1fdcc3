import type { Desk, Summary } from './desk.ts'
import type { Cells } from './rows.ts'

export type Step = 'sent' | 'checked' | 'carried out' | 'taken back'

/** What one step of an import took: each request, and how many rows there were. */
export interface Took {
  requests: number[]
  rows: number
}

const left: Partial<Record<Step, readonly string[]>> = {
  checked: ['staged'],
  'carried out': ['create', 'update', 'remove'],
  'taken back': ['created', 'updated', 'removed'],
}
const calls: Partial<Record<Step, string>> = {
  checked: 'check_import',
  'carried out': 'carry_out_run',
  'taken back': 'undo_run',
}

/** An import, request by request, so that another can be done in turns with it. */
export class Import {
  readonly took = new Map<Step, Took>()
  now: Summary | null = null

  private readonly desk: Desk
  private readonly kind: 'catalogue' | 'schools'
  private readonly rows: readonly Cells[]
  private readonly batch: number

  /** @param batch rows that one request carries out or takes back */
  constructor(desk: Desk, kind: 'catalogue' | 'schools', rows: readonly Cells[], batch: number) {
    this.desk = desk
    this.kind = kind
    this.rows = rows
    this.batch = batch
  }

  async start(): Promise<void> {
    const file = { name: 'bench.csv', hash: this.kind, mapping: { Name: 'name' } }
    this.now = await this.desk.ask('start_import', this.kind, JSON.stringify(file))
  }

  /** The requests of a step, one after the other. */
  async *requests(step: Step): AsyncGenerator<void> {
    const id = this.now?.id ?? ''
    const took: Took = { requests: [], rows: this.rows.length }
    this.took.set(step, took)
    const timed = async <Answer>(work: Promise<Answer>) => {
      const started = performance.now()
      const answer = await work
      took.requests.push(performance.now() - started)
      return answer
    }
    if (step === 'sent') {
      for (let at = 0; at < this.rows.length; at += 500) {
        const cells = JSON.stringify(this.rows.slice(at, at + 500))
        await timed(this.desk.ask('add_import_rows', id, at + 1, cells))
        yield
      }
      return
    }
    const atMost = step === 'checked' ? 1000 : this.batch
    for (;;) {
      const now = await timed(this.desk.ask(calls[step] ?? '', id, atMost))
      this.now = now
      yield
      if ((left[step] ?? []).every((outcome) => now.counts[outcome] === 0)) return
    }
  }
}

/** The same step of several imports, a request of each in turns, so that the machine is as busy for one as for the other. */
export async function inTurns(step: Step, imports: readonly Import[]): Promise<void> {
  let waiting = imports.map((one) => one.requests(step))
  while (waiting.length > 0) {
    const next = await Promise.all(waiting.map(async (one) => [one, await one.next()] as const))
    waiting = next.filter(([, { done }]) => done !== true).map(([one]) => one)
  }
}
