import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const head = '// Written by "npm run codegen -w web". Do not edit.\n'

/** Removes the plugin's imports of fragment types and its helper type where they are not used. */
export function withoutUnused(code: string): string {
  const used = (name: string) => code.split(new RegExp(`\\b${name}\\b`)).length > 2
  return code
    .split('\n')
    .filter((line) => {
      const name = /^(?:import type \{ (\w+) \} from|export type (Incremental)<)/.exec(line)
      return name === null || used(name[1] ?? name[2] ?? '')
    })
    .join('\n')
    .replaceAll(/\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\n(?!type|export type)/g, '')
}

/** Formats TypeScript in the repository's style. */
type Formatter = (code: string) => Promise<string>

/** The generated files of a workspace, written where they changed or, in a check, only compared. */
export class GeneratedFiles {
  /** The number of files that differ from the generated ones. */
  changed = 0
  readonly #root: string
  readonly #check: boolean
  readonly #formatted: Formatter
  readonly #expected = new Set<string>()

  constructor(root: string, check: boolean, formatted: Formatter) {
    this.#root = root
    this.#check = check
    this.#formatted = formatted
  }

  /** Writes one file if it changed; in a check, only compares it. */
  async keep(target: string, code: string): Promise<void> {
    this.#expected.add(target)
    const path = `${this.#root}${target}`
    const text = await this.#formatted(head + code)
    const known = globSync(target, { cwd: this.#root }).length > 0
    if (known && readFileSync(path, 'utf8') === text) return
    this.#tell(target)
    if (!this.#check) writeFileSync(path, text)
  }

  /** Removes generated files whose source no longer exists. */
  removeOthers(): void {
    for (const target of globSync('src/**/*.generated.ts', { cwd: this.#root })) {
      if (this.#expected.has(target)) continue
      this.#tell(target)
      if (!this.#check) rmSync(`${this.#root}${target}`)
    }
  }

  #tell(target: string): void {
    this.changed += 1
    const what = this.#check ? 'does not follow from its .graphql file' : 'written'
    process.stdout.write(`${target} ${what}\n`)
  }
}
