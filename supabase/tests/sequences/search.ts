import fc from 'fast-check'
import type { Played, Stage } from './stage.ts'
import { sequences, type Step } from './steps.ts'

interface Limits {
  /** So many are played, however long they take. */
  always: number
  atMost: number
  /** Milliseconds until no new sequence is begun. */
  searchFor: number
  /** Milliseconds for making the one that breaks a rule short; they count from when it is found. */
  shortenFor: number
  seed?: number
}

export interface Broken extends Played {
  steps: Step[]
  seed: number
  /** With the seed, it leads to these steps again. */
  path: string
}

/** Plays random sequences until one breaks a rule, and makes that one as short as there is time. */
export async function search(
  play: Stage['play'],
  { always, atMost, searchFor, shortenFor, seed: wanted }: Limits,
): Promise<{ played: number; seed: number; broken: Broken | null }> {
  const end = performance.now() + searchFor
  const property = fc.asyncProperty(sequences, async (steps) => (await play(steps)).broken === null)
  let found = await fc.check(property, {
    numRuns: always,
    endOnFailure: true,
    ...(wanted === undefined ? {} : { seed: wanted }),
  })
  const { seed } = found
  let played = found.numRuns
  if (found.counterexamplePath === null) {
    found = await fc.check(property, {
      seed,
      path: String(always),
      numRuns: atMost - always,
      endOnFailure: true,
      interruptAfterTimeLimit: Math.max(0, end - performance.now()),
    })
    played += found.numRuns
  }
  if (found.counterexamplePath === null) return { played, seed, broken: null }
  // What was found late is made short as well: the time for searching does not count any more.
  const shorter = await fc.check(property, {
    seed,
    path: found.counterexamplePath,
    numRuns: 1,
    interruptAfterTimeLimit: shortenFor,
  })
  const { counterexample, counterexamplePath: path } =
    shorter.counterexamplePath === null ? found : shorter
  const [steps] = counterexample
  return { played, seed, broken: { ...(await play(steps)), steps, seed, path } }
}

/** The steps that a seed and a path lead to. */
export async function replay(play: Stage['play'], seed: number, path: string): Promise<Broken> {
  const [steps = []] = fc.sample(sequences, { seed, path, numRuns: 1 })
  return { ...(await play(steps)), steps, seed, path }
}

/** What a person needs to know of it. */
export const told = ({ broken, place, steps, outcomes, seed, path }: Broken): string =>
  [
    broken === null ? 'No rule is broken' : `BROKEN: ${broken}`,
    `again: npm run test:sequences -- --seed ${String(seed)} --path ${path}`,
    // What follows the step that breaks the rule is not played.
    JSON.stringify({ steps: steps.slice(0, place + 1), outcomes }, null, 2),
  ].join('\n')
