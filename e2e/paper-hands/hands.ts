import type { Locator, Page } from '@playwright/test'

/** What hands did: presses of the pointer, and keys. */
export interface Count {
  taps: number
  keys: number
}

/** The keystroke-level model of Card, Moran and Newell at a desk: a key of an average typist, and pointing with a press. */
const seconds = { key: 0.28, tap: 1.3 }

/** @returns seconds, without thinking, reading and looking up */
export const handSeconds = ({ taps, keys }: Count): number =>
  taps * seconds.tap + keys * seconds.key

/** The steps of one program, added up under the name of what they were for. */
export class Tally {
  readonly steps = new Map<string, Count>()
  private name = ''

  /** What follows is for this. */
  begin(name: string) {
    this.name = name
    if (!this.steps.has(name)) this.steps.set(name, { taps: 0, keys: 0 })
  }

  /** @param times how often it is done */
  add({ taps = 0, keys = 0 }: Partial<Count>, times = 1) {
    const step = this.steps.get(this.name)
    if (step === undefined) throw new Error('nothing was begun')
    step.taps += taps * times
    step.keys += keys * times
  }

  get sum(): Count {
    return [...this.steps.values()].reduce(
      (all, { taps, keys }) => ({ taps: all.taps + taps, keys: all.keys + keys }),
      { taps: 0, keys: 0 },
    )
  }
}

/** A teacher's hands on a page: whatever they do is counted. Nothing is filled in that was not pressed and typed. */
export class Hands {
  readonly tally = new Tally()
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    this.tally.add({ taps: 1 })
    await target.click()
  }

  /** Types where the caret is; a line break is Enter. */
  async type(words: string): Promise<void> {
    this.tally.add({ keys: words.length })
    await this.page.keyboard.type(words)
  }

  /** One key, or keys together such as Control+b, of which each counts. */
  async press(keys: string): Promise<void> {
    this.tally.add({ keys: keys.split('+').length })
    await this.page.keyboard.press(keys)
  }

  /** Opens a list and presses one of it. */
  async choose(target: Locator, option: string): Promise<void> {
    this.tally.add({ taps: 2 })
    await target.selectOption({ label: option })
  }
}
