/**
 * Lint rules that no published plugin has. `no-physical-side`: the console is right-to-left in Arabic, so
 * classes and styles may not say left or right (tests/contract/source-conventions.test.ts scans CSS files).
 * `no-private-words` and `no-private-file-names`: hold docs/glossary.md. `no-chosen-literal`: covers `a ? 'Yes' : 'No'` and `a && 'Yes'`, which `react/jsx-no-literals` misses.
 */
const PHYSICAL_CLASS =
  /^-?(?:(?:ml|mr|pl|pr|scroll-(?:ml|mr|pl|pr)|left|right)-[\w[(.%/]|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?:-|$)|(?:text|float|clear)-(?:left|right)$)/
const PHYSICAL_STYLE =
  /^(?:(?:margin|padding|scrollMargin|scrollPadding|border|borderTop|borderBottom)(?:Left|Right)(?:Width|Color|Style|Radius)?)$/

/** The class without variants (`md:`) and importance (`!`). */
const bare = (token) => token.slice(token.lastIndexOf(':') + 1).replace(/^!|!$/g, '')

const scan = (context, node, text) => {
  const token = text.split(/\s+/).find((part) => PHYSICAL_CLASS.test(bare(part)))
  if (token)
    context.report({ node, message: `'${token}' names a physical side: use ms- me- ps- pe- start- end-` })
}

const noPhysicalSide = {
  meta: { type: 'problem' },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value === 'string') scan(context, node, node.value)
    },
    TemplateElement(node) {
      scan(context, node, node.value.cooked ?? '')
    },
    Property(node) {
      const name = node.key.type === 'Identifier' ? node.key.name : node.key.value
      const inStyle = context.sourceCode.getAncestors(node).some((a) => a.name?.name === 'style')
      const physical = PHYSICAL_STYLE.test(name) || (inStyle && (name === 'left' || name === 'right'))
      if (physical)
        context.report({ node, message: `'${name}' names a physical side: use marginInlineStart …` })
    },
  }),
}

const SPOKEN = new Set(['alt', 'title', 'placeholder', 'label', 'description', 'errorMessage'])
const isSpoken = (name) =>
  SPOKEN.has(name) || /^aria-(label|description|roledescription|valuetext)$/.test(name)

/** Climbs from a literal through conditional and logical expressions to the JSX that would render it. */
const isShown = (node) => {
  let at = node.parent
  let wasChosen = false
  while (at.type === 'ConditionalExpression' || at.type === 'LogicalExpression') {
    at = at.parent
    wasChosen = true
  }
  if (!wasChosen || at.type !== 'JSXExpressionContainer') return false
  return at.parent.type !== 'JSXAttribute' || isSpoken(at.parent.name.name)
}

const noChosenLiteral = {
  meta: { type: 'problem' },
  create: (context) => ({
    Literal(node) {
      const isTest = node.parent.type === 'ConditionalExpression' && node.parent.test === node
      if (typeof node.value !== 'string' || isTest || !/\p{L}/u.test(node.value)) return
      if (isShown(node)) context.report({ node, message: 'Words come from locales/, not from the code' })
    },
  }),
}

const PRIVATE_WORD = /\b(?:anew|drawn|whoever|nobody|somebody|told|stands)\b/i

/** Comments use the field's words (docs/glossary.md), or a search for them finds nothing. */
const noPrivateWords = {
  meta: { type: 'problem' },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const word = PRIVATE_WORD.exec(comment.value)?.[0]
        if (word) context.report({ node: comment, message: `'${word}' is not a word of docs/glossary.md` })
      }
    },
  }),
}

/** Stems of file names that the glossary replaced. */
const PRIVATE_STEM =
  /(?:^|-)(?:told|tells?|anew|drawn|late|keeper|kept|shelf|desk|worded|news|lit|gather|floats?|ahead)(?:-|\.|$)/

const noPrivateFileNames = {
  meta: { type: 'problem' },
  create: (context) => ({
    Program(node) {
      const name = context.filename.split(/[\\/]/).at(-1) ?? ''
      const stem = PRIVATE_STEM.exec(name)?.[0]
      if (stem) context.report({ node, message: `'${name}': docs/glossary.md has the field's word` })
    },
  }),
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-physical-side': noPhysicalSide,
    'no-chosen-literal': noChosenLiteral,
    'no-private-words': noPrivateWords,
    'no-private-file-names': noPrivateFileNames,
  },
}
