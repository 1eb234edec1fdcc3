import type { Crayon } from '@/components/brand/chalk-drawing.tsx'

/** A subject has the same accent colour everywhere. The first matching rule applies. */
const rules: [RegExp, Crayon][] = [
  [/mathematic|wiskunde/, 'blue'],
  [/language|huistaal|taal\b|-eat\b|afrikaans|english/, 'red'],
  [/natural-science|natuurwetenskap/, 'green'],
  [/social-science|sosiale-wetenskap|history|geography/, 'orange'],
  [/life-(skill|orientation)|lewens/, 'yellow'],
  [/economic|ekonomiese/, 'teal'],
  [/creative-art|skeppende/, 'pink'],
  [/technology|tegnologie/, 'violet'],
]

/** @param name of a subject, or the slug of a category */
export function subjectAccent(name: string): Crayon | null {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return rules.find(([pattern]) => pattern.test(slug))?.[1] ?? null
}

export const accentBackground: Record<Crayon, string> = {
  red: 'bg-chalk-red',
  orange: 'bg-chalk-orange',
  yellow: 'bg-chalk-yellow',
  green: 'bg-chalk-green',
  teal: 'bg-chalk-teal',
  blue: 'bg-chalk-blue',
  violet: 'bg-chalk-violet',
  pink: 'bg-chalk-pink',
}
