import { z } from 'zod/mini'

/** A node of the Lexical editor: a type, optional children, and the type's own properties. */
export interface RichTextNode {
  type: string
  children?: RichTextNode[] | undefined
  [key: string]: unknown
}

const nodeSchema: z.ZodMiniType<RichTextNode> = z.looseObject({
  type: z.string(),
  get children() {
    return z.optional(z.array(nodeSchema))
  },
})

/** The state of the editor, as its toJSON() gives it. */
export const richTextSchema = z.strictObject({
  root: z.looseObject({ type: z.literal('root'), children: z.array(nodeSchema) }),
})

export type RichText = z.infer<typeof richTextSchema>
