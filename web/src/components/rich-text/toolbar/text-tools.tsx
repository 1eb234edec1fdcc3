import {
  BoldIcon,
  ItalicIcon,
  RemoveFormattingIcon,
  StrikethroughIcon,
  SubscriptIcon,
  SuperscriptIcon,
  UnderlineIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import { clearFormat, formatText, setFont, setSize } from '../editor/apply-format.ts'
import type { TextFormat } from '../editor/text-format.ts'
import type { Size } from '../view/text-look.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolMenu } from './tool-menu.tsx'
import type { ToolsProps } from './tools.ts'

const icons: Record<TextFormat, typeof BoldIcon> = {
  bold: BoldIcon,
  italic: ItalicIcon,
  underline: UnderlineIcon,
  strikethrough: StrikethroughIcon,
  subscript: SubscriptIcon,
  superscript: SuperscriptIcon,
}

/** Font and size. */
export function FontTools({ editor, format, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  const normal = formatMessage({ defaultMessage: 'Normal', id: 'myq2ZL' })
  const sizeNames: Record<Size | '', string> = {
    '0.85em': formatMessage({ defaultMessage: 'Small', id: 'BPnT3T' }),
    '': normal,
    '1.2em': formatMessage({ defaultMessage: 'Large', id: '/06iwc' }),
    '1.5em': formatMessage({ defaultMessage: 'Very large', id: 'VadXKA' }),
  }
  const fontNames = {
    '': formatMessage({ defaultMessage: 'Default', id: 'lKv8ex' }),
    Arial: 'Arial',
  }
  return (
    <>
      <ToolMenu
        name={formatMessage({ defaultMessage: 'Font', id: 'A3jj9z' })}
        label={fontNames[format.font]}
        editor={editor}
        disabled={disabled}
        choices={(['', 'Arial'] as const).map((font) => ({
          id: font,
          name: fontNames[font],
          chosen: format.font === font,
          run: () => editor && setFont(editor, font),
        }))}
      />
      <ToolMenu
        name={formatMessage({ defaultMessage: 'Size of the text', id: 'Po1g4G' })}
        label={sizeNames[format.size]}
        editor={editor}
        disabled={disabled}
        choices={(['0.85em', '', '1.2em', '1.5em'] as const).map((size) => ({
          id: size,
          name: sizeNames[size],
          chosen: format.size === size,
          run: () => editor && setSize(editor, size),
        }))}
      />
    </>
  )
}

/** Bold to superscript. */
export function TextTools({ editor, format, disabled }: ToolsProps) {
  const { formatMessage } = useIntl()
  const names: Record<TextFormat, string> = {
    bold: formatMessage({ defaultMessage: 'Bold', id: 'Dkkmwm' }),
    italic: formatMessage({ defaultMessage: 'Italic', id: 'g2V+es' }),
    underline: formatMessage({ defaultMessage: 'Underline', id: 'SOtMvF' }),
    strikethrough: formatMessage({ defaultMessage: 'Strikethrough', id: 'lH8y+X' }),
    subscript: formatMessage({ defaultMessage: 'Subscript', id: 'rDSlqC' }),
    superscript: formatMessage({ defaultMessage: 'Superscript', id: '+uJ/8b' }),
  }
  const all = Object.keys(names) as TextFormat[] // the keys above
  return (
    <>
      {all.map((one) => {
        const Icon = icons[one]
        return (
          <ToolButton
            key={one}
            name={names[one]}
            pressed={format.formats.has(one)}
            disabled={disabled}
            onClick={() => editor && formatText(editor, one)}
          >
            <Icon aria-hidden="true" />
          </ToolButton>
        )
      })}
      <ToolButton
        name={formatMessage({ defaultMessage: 'Remove formatting', id: 'IsEG6x' })}
        disabled={disabled}
        onClick={() => editor && clearFormat(editor)}
      >
        <RemoveFormattingIcon aria-hidden="true" />
      </ToolButton>
    </>
  )
}
