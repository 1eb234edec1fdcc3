import {
  alike,
  plainLetters,
  smallLetters,
  spans,
  speltLetters,
} from '../functions/_shared/text/same-signs.ts'
import signs from '../functions/_shared/text/signs.json' with { type: 'json' }

const hex = (point: number, digits: number) =>
  point.toString(16).toUpperCase().padStart(digits, '0')

/** Signs in a text of SQL, in escapes: whoever reads the migration could not tell one dash from another. */
const unicodeText = (letters: Iterable<string>) =>
  `U&'${Array.from(letters, (letter) => `\\${hex(letter.codePointAt(0) ?? 0, 4)}`).join('')}'`

const point = (value: number) => (value > 0xffff ? `\\U${hex(value, 8)}` : `\\u${hex(value, 4)}`)
const classOf = (list: string) =>
  spans(list)
    // No text of Postgres contains NUL.
    .map(([first, last]) => [Math.max(first, 1), last] as const)
    .map(([first, last]) => (first === last ? point(first) : `${point(first)}-${point(last)}`))
    .join('')

/** The functions that hold the table of signs. Each stands alone: whoever writes a row may not look into the schema. */
export const signSql = () => `create function private.same_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  unseen constant text := '[${classOf(signs.invisible)}]';
  looking constant text := ${unicodeText(alike.keys())};
  alike constant text := ${unicodeText(alike.values())};
  capitals constant text := ${unicodeText(smallLetters.keys())};
  small constant text := ${unicodeText(smallLetters.values())};
  same text := value;
begin
  -- Nearly every text is of ASCII alone.
  if value collate "C" ~ '[^\\u0020-\\u007E]' then
    same := translate(regexp_replace(same, unseen, '', 'g'), looking, alike);
    same := translate(regexp_replace(normalize(same, NFKD), unseen, '', 'g'), looking, alike);
    same := normalize(translate(lower(same collate "C"), capitals, small), NFC);
  end if;
  same := replace(lower(same collate "C"), '\`', '''');
  return btrim(case when position('  ' in same) > 0 then regexp_replace(same, ' +', ' ', 'g') else same end);
end
$$;

create function private.without_accents(same text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  plain text := same;
begin
  if plain collate "C" ~ '[^\\u0020-\\u007E]' then
    plain := regexp_replace(normalize(plain, NFKD),
      '[\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F]', '', 'g');
    plain := translate(plain, ${unicodeText(plainLetters.keys())},
      ${unicodeText(plainLetters.values())});
    plain := ${[...speltLetters].reduce((value, [letter, spelt]) => `replace(${value}, ${unicodeText([letter])}, '${spelt}')`, 'plain')};
    plain := btrim(regexp_replace(normalize(plain, NFC), ' +', ' ', 'g'));
  end if;
  if position('-' in plain) > 0 then
    plain := regexp_replace(plain, '([0-9]) ?- ?(?=[0-9])', '\\1-', 'g');
  end if;
  return plain;
end
$$;

create function private.is_blank(value text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value is null or value collate "C" !~
    '[^${classOf(signs.blank)}${classOf(signs.invisible)}]';
end
$$;
`
