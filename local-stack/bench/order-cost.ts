/**
 * What an order costs in Postgres: two resources into the cart, the cart opened and read, checkout by bank transfer,
 * with the requests of the web app, for a buyer with few past orders and for one with many. Counts the calls of every
 * function of the database.
 *
 *   npm run bench:order-cost [-- --before <another working copy> --by card --buyers 20 --orders 60
 *                               --past 5,500 --write docs/order-cost.md]
 *
 * With --before both copies take turns, round by round, so that other load on the machine affects both alike. Then
 * only the ratio of the two counts. With --buyers so many buy at once in each round, each with the same past orders;
 * what Postgres does besides orders, such as waking its writers, is then shared by many orders, as in a shop that is
 * busy. By card an order is notified and mailed as well; a person may prepare few payments a minute, so that it takes
 * many buyers.
 */
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { perOrder, readFigures } from './order-cost/figures.ts'
import { asMarkdown, type Measured } from './order-cost/report.ts'
import { Side } from './order-cost/side.ts'

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    by: { type: 'string', default: 'transfer' },
    buyers: { type: 'string', default: '1' },
    orders: { type: 'string', default: '60' },
    past: { type: 'string', default: '5,500' },
    write: { type: 'string' },
  },
})
const buyers = Number(options.buyers)
const rounds = Math.ceil(Number(options.orders) / buyers)
const warmingRounds = Math.ceil(8 / buyers)
const here = fileURLToPath(new URL('../..', import.meta.url))
const sides: Side[] = []

/** A connection that has counted for less than a second reports it after ten seconds without work. */
const connectionsHaveReported = async () => sleep(11_000)

async function newBuyers(side: Side, past: number): Promise<(() => Promise<void>)[]> {
  const all: (() => Promise<void>)[] = []
  for (let n = 0; n < buyers; n += 1) all.push(await side.newBuyer(past, options.by === 'card'))
  await side.settle()
  return all
}

const measured: Measured[] = []
async function measure(past: number): Promise<void> {
  const buyersOfSides: (() => Promise<void>)[][] = []
  for (const side of sides) buyersOfSides.push(await newBuyers(side, past))
  const read = async () => Promise.all(sides.map(async ({ client }) => readFigures(client)))
  const everybodyBuys = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      for (const orders of buyersOfSides) await Promise.all(orders.map(async (order) => order()))
    }
    await connectionsHaveReported()
  }
  await everybodyBuys(warmingRounds)
  const from = await read()
  await everybodyBuys(rounds)
  const to = await read()
  for (const [index, { name }] of sides.entries()) {
    const [start, end] = [from[index], to[index]]
    if (start === undefined || end === undefined) throw new Error('no figures')
    measured.push({ side: name, past, figures: perOrder(start, end, rounds * buyers) })
  }
}

try {
  if (options.before !== undefined) sides.push(await Side.start('before', options.before))
  sides.push(await Side.start('after', here))
  for (const past of options.past.split(',').map(Number)) await measure(past)
  const report = asMarkdown(measured)
  console.log(report)
  if (options.write !== undefined) writeFileSync(options.write, report)
} finally {
  await Promise.all(sides.map(async (side) => side.stop()))
}
