import {
  OperationNodeTransformer,
  RawNode,
  ValueNode,
  type KyselyPlugin,
  type OperationNode,
} from 'kysely'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isJsonType = (node: OperationNode | undefined) =>
  node !== undefined &&
  RawNode.is(node) &&
  node.parameters.length === 0 &&
  /^jsonb?$/.test(node.sqlFragments.join(''))

/**
 * lite writes a JSON argument of a function as text with a cast, `$1::jsonb`. The driver, told that the parameter is
 * JSON, would encode the text again, and the function would get a JSON string. Declaring the parameter as text avoids
 * this.
 */
class ReadOnce extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode): RawNode {
    const { parameters, sqlFragments } = super.transformRaw(node)
    return {
      kind: 'RawNode',
      sqlFragments: sqlFragments.map((fragment, index) =>
        fragment === '::' && isJsonType(parameters[index]) && isText(parameters[index - 1])
          ? '::text::'
          : fragment,
      ),
      parameters: parameters.map((parameter, index) =>
        sqlFragments[index + 1] === '::' &&
        isJsonType(parameters[index + 1]) &&
        isText(parameter) &&
        !isJson(parameter.value)
          ? ValueNode.create(JSON.stringify(parameter.value))
          : parameter,
      ),
    }
  }
}

const isText = (node: OperationNode | undefined): node is ValueNode & { readonly value: string } =>
  node !== undefined && ValueNode.is(node) && typeof node.value === 'string'

const readOnce = new ReadOnce()

export const jsonArguments: KyselyPlugin = {
  transformQuery: ({ node }) => readOnce.transformNode(node),
  transformResult: async ({ result }) => Promise.resolve(result),
}
