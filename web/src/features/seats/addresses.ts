import { sameText } from '@kryt/supabase/same-signs'
import { z } from 'zod/mini'

const isAddress = (word: string) => z.email().safeParse(word).success

/**
 * The addresses in what was typed or pasted: with commas, semicolons or on lines of their own, as mail programs copy them
 * ("Sipho Nkosi <sipho@school.example>"), each once.
 */
export function addressesIn(typed: string): { addresses: string[]; wrong: string[] } {
  const words = typed
    .split(/[,;\n]+/)
    .flatMap((part) => {
      const bracketed = /<([^<>]*)>/.exec(part)
      return bracketed === null ? part.trim().split(/\s+/) : [bracketed[1] ?? '']
    })
    .map((word) => sameText(word))
    .filter((word) => word !== '')
  const once = [...new Set(words)]
  return { addresses: once.filter(isAddress), wrong: once.filter((word) => !isAddress(word)) }
}
