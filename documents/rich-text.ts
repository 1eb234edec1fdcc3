import { z } from 'zod'

/** A node of the Lexical editor: a type, perhaps children, and whatever else that type keeps. */
interface RichTextNode {
  type: string
  children?: RichTextNode[] | undefined
  [key: string]: unknown
}

const nodeSchema: z.ZodType<RichTextNode> = z.looseObject({
  type: z.string(),
  get children() {
    return z.array(nodeSchema).optional()
  },
})

/** The state of the editor, as its toJSON() gives it. */
export const richTextSchema = z.strictObject({
  root: z.looseObject({ type: z.literal('root'), children: z.array(nodeSchema) }),
})
