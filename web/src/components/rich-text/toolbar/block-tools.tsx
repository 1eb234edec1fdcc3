import {
  AlignCenterIcon,
  AlignJustifyIcon,
  AlignLeftIcon,
  AlignRightIcon,
  IndentDecreaseIcon,
  IndentIncreaseIcon,
  ListIcon,
  ListOrderedIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { align, indent, outdent, setBlock, setList } from '../editor/apply-format.ts'
import type { Level, ListKind } from '../editor/text-format.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolMenu } from './tool-menu.tsx'
import type { ToolsProps } from './tools.ts'

const levels: readonly Level[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** A page of the shop has its own first level, and three are enough below it. */
const pageLevels: readonly Level[] = ['h2', 'h3', 'h4']

/** Paragraph or heading. */
export function LevelTool({ editor, format, disabled, page }: ToolsProps & { page: boolean }) {
  const { formatMessage } = useIntl()
  const paragraph = formatMessage({ defaultMessage: 'Paragraph', id: 'qKqtMC' })
  const heading = (level: Level) =>
    formatMessage({ defaultMessage: 'Heading {level}', id: '/seaK6' }, { level: level.slice(1) })
  return (
    <ToolMenu
      name={formatMessage({ defaultMessage: 'Paragraph or heading', id: 'atmY3a' })}
      label={format.block === 'paragraph' ? paragraph : heading(format.block)}
      editor={editor}
      disabled={disabled}
      choices={(['paragraph', ...(page ? pageLevels : levels)] as const).map((block) => ({
        id: block,
        name: block === 'paragraph' ? paragraph : heading(block),
        chosen: format.block === block,
        run: () => editor && setBlock(editor, block),
      }))}
    />
  )
}

export function AlignTool({ editor, format, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  const ways = [
    {
      id: 'left',
      name: formatMessage({ defaultMessage: 'Left', id: 'lJEnpw' }),
      Icon: AlignLeftIcon,
    },
    {
      id: 'center',
      name: formatMessage({ defaultMessage: 'Centre', id: 'V3qy2w' }),
      Icon: AlignCenterIcon,
    },
    {
      id: 'right',
      name: formatMessage({ defaultMessage: 'Right', id: 'gAnLDP' }),
      Icon: AlignRightIcon,
    },
    {
      id: 'justify',
      name: formatMessage({ defaultMessage: 'Justified', id: 'NJejNv' }),
      Icon: AlignJustifyIcon,
    },
  ] as const
  const { Icon } = ways.find(({ id }) => id === format.align) ?? ways[0]
  return (
    <ToolMenu
      name={formatMessage({ defaultMessage: 'Alignment', id: 'Ig/eGK' })}
      label={<Icon aria-hidden="true" />}
      editor={editor}
      disabled={disabled}
      choices={ways.map(({ id, name, Icon: Way }) => ({
        id,
        name,
        icon: <Way aria-hidden="true" />,
        chosen: format.align === id,
        run: () => editor && align(editor, id),
      }))}
    />
  )
}

/** Bullets, numbers, letters and Roman numerals, and how far a paragraph or item stands in. */
export function ListTools({ editor, format, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  const numbered: { id: ListKind; name: string }[] = [
    { id: 'decimal', name: '1. 2. 3.' },
    { id: 'lower-alpha', name: 'a. b. c.' },
    { id: 'upper-alpha', name: 'A. B. C.' },
    { id: 'lower-roman', name: 'i. ii. iii.' },
    { id: 'upper-roman', name: 'I. II. III.' },
  ]
  const isNumbered = format.list !== null && format.list !== 'bullet'
  return (
    <>
      <ToolButton
        name={formatMessage({ defaultMessage: 'Bullets', id: '3MBtvJ' })}
        pressed={format.list === 'bullet'}
        disabled={disabled}
        onClick={() => editor && setList(editor, format.list === 'bullet' ? null : 'bullet')}
      >
        <ListIcon aria-hidden="true" />
      </ToolButton>
      <ToolMenu
        name={formatMessage({ defaultMessage: 'Numbered list', id: 'lbsCQS' })}
        label={<ListOrderedIcon aria-hidden="true" />}
        editor={editor}
        disabled={disabled}
        choices={[
          ...numbered.map(({ id, name }) => ({
            id,
            name,
            chosen: format.list === id,
            run: () => editor && setList(editor, id),
          })),
          {
            id: 'none',
            name: formatMessage({ defaultMessage: 'No list', id: 'VcPtgS' }),
            disabled: !isNumbered,
            run: () => editor && setList(editor, null),
          },
        ]}
      />
      <ToolButton
        name={formatMessage({ defaultMessage: 'Less indent', id: 'GcvxtB' })}
        disabled={disabled}
        onClick={() => editor && outdent(editor)}
      >
        <IndentDecreaseIcon aria-hidden="true" />
      </ToolButton>
      <ToolButton
        name={formatMessage({ defaultMessage: 'More indent', id: 'J2iTMk' })}
        disabled={disabled}
        onClick={() => editor && indent(editor)}
      >
        <IndentIncreaseIcon aria-hidden="true" />
      </ToolButton>
    </>
  )
}
