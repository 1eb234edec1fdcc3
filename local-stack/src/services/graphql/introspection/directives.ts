import type { InputField } from '../schema/model.ts'
import { input, nonNull } from '../schema/model.ts'
import type { TypeRegistry } from '../schema/registry.ts'

export interface Directive {
  name: string
  description: string
  locations: string[]
  args: InputField[]
}

/** The two directives that a query may carry. */
export function directives(registry: TypeRegistry): Directive[] {
  const directive = (name: string, effect: string, argument: string): Directive => ({
    name,
    description: `This field or fragment will be ${effect} the \`if\` argument is true.`,
    locations: ['FIELD', 'FRAGMENT_SPREAD', 'INLINE_FRAGMENT'],
    args: [input('if', nonNull(registry.scalar('Boolean')), { description: argument })],
  })
  return [
    directive('include', 'included only when', 'Included when true'),
    directive('skip', 'skipped when', 'Skipped when true'),
  ]
}
