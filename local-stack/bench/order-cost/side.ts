import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import type * as shops from '../../testing/shop.ts'
import type * as buyers from '../checkout/buyer.ts'
import type * as requests from '../checkout/shop.ts'
import type { Ready } from '../checkout/stack.ts'
import { Timings } from '../checkout/timings.ts'

const sql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** A stack of one working copy of the repository, with buyers who send the requests of that copy's web app. */
export class Side {
  readonly name: string
  readonly client: pg.Client
  readonly timings = new Timings()
  readonly #stack: ChildProcess
  readonly #apiUrl: string
  readonly #folder: string
  #sold: string[] = []

  private constructor(name: string, folder: string, stack: ChildProcess, ready: Ready) {
    this.name = name
    this.#folder = folder
    this.#stack = stack
    this.#apiUrl = ready.apiUrl
    this.client = new pg.Client(ready.superuserUrl)
  }

  static async start(name: string, folder: string): Promise<Side> {
    const stack = fork(join(folder, 'local-stack/bench/checkout/stack.ts'), { cwd: folder })
    const [ready] = (await once(stack, 'message')) as [Ready] // the only message of stack.ts
    const side = new Side(name, folder, stack, ready)
    await side.client.connect()
    await side.client.query(`alter system set track_functions = 'all'`)
    await side.client.query('select pg_reload_conf()')
    await side.client.query(sql('./world.sql'))
    const { rows } = await side.client.query<{ id: string }>(
      `select id from public.product
        where price is not null and title not like 'Old %' and not physical order by title`,
    )
    side.#sold = rows.map(({ id }) => id)
    return side
  }

  /** A buyer with so many past orders. @returns makes one order of two resources, paid by transfer or by card */
  async newBuyer(pastOrders: number, byCard: boolean): Promise<() => Promise<void>> {
    const { newBuyer } = await this.#load<typeof shops>('local-stack/testing/shop.ts')
    const { Shop } = await this.#load<typeof requests>('local-stack/bench/checkout/shop.ts')
    const { buy } = await this.#load<typeof buyers>('local-stack/bench/checkout/buyer.ts')
    const { email, token } = await newBuyer(this.#apiUrl)
    const text = sql('./past-orders.sql')
    await this.client.query(text, [email, pastOrders])
    const shop = new Shop(this.#apiUrl, token)
    let bought = 0
    return async () => {
      const sold = [this.#sold[bought], this.#sold[bought + 1]].map(String)
      bought += 2
      // What buyer 0 does in her fifth order, and buyer 1 in her second: a transfer and a card, without a coupon.
      const [who, n] = byCard ? [1, 1] : [0, 4]
      await buy(shop, who, n, { free: [], sold, bundles: [] }, this.timings)
    }
  }

  /** To be called when all buyers are there and before they buy. */
  async settle(): Promise<void> {
    // Vacuum as well: it files the search texts of all past orders, which one of the measured orders would do otherwise.
    await this.client.query('vacuum analyze')
  }

  async stop(): Promise<void> {
    await this.client.end()
    const gone = once(this.#stack, 'exit')
    this.#stack.send('stop')
    await gone
  }

  async #load<T>(path: string): Promise<T> {
    return (await import(pathToFileURL(join(this.#folder, path)).href)) as T
  }
}
