// Stryker loads this by name from stryker.config.json, in the Node that npm finds, so it is plain JavaScript.

/** Functions that put class names together. */
const classNameFunctions = new Set(['cn', 'cva', 'clsx'])

const nameOf = (key) => key?.name ?? key?.value

const isMessage = (node) =>
  node.properties.some((property) => nameOf(property.key) === 'defaultMessage')

/** Why nothing below this place is changed, or undefined where it is. */
function whyIgnored({ node }) {
  switch (node.type) {
    case 'JSXAttribute':
      return /^class(Name)?$|ClassName$/.test(node.name.name) ? 'class names' : undefined
    case 'CallExpression':
      return classNameFunctions.has(node.callee.name) ? 'class names' : undefined
    case 'ObjectExpression':
      return isMessage(node) ? 'words of a message' : undefined
    default:
      return undefined
  }
}

/**
 * Leaves out class names, which screenshots judge, and the words of messages, which the tests of the catalogues judge.
 * A component test that names either would only repeat it.
 */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'looks-and-words', value: { shouldIgnore: whyIgnored } },
]
