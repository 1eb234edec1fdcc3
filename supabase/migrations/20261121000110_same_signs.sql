-- What looks the same is the same: one kind of apostrophe, dash and blank, no marks that nobody sees, letters
-- composed and of usual width. The browser and the functions compare in the same way (same-signs.ts), from the
-- same table (signs.json).

-- Written by scripts/sign-table.ts from the table. In plpgsql: columns, checks and searches ask these for every
-- row, and each connection keeps its plan.

create function private.same_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  unseen constant text := '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]';
  looking constant text := U&'\0009\000A\000B\000C\000D\0020\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\2800\3000\0060\00B4\02B9\02BB\02BC\02BD\02BE\02BF\02C8\02CA\02CB\02EE\055A\05F3\07F4\2018\2019\201A\201B\2032\2035\A78C\02BA\02DD\05F4\201C\201D\201E\201F\2033\2036\3003\02D7\058A\05BE\2010\2011\2012\2013\2014\2015\2043\207B\208B\2212\23AF\2500\2501\2796\2E3A\2E3B\FE58\FE63\2044\2215\29F8\01C0\2223\01C3\02D0\0589\05C3\2236\A789\2217\02DC\223C\301C\02C2\2039\02C3\203A';
  alike constant text := U&'\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0020\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0027\0022\0022\0022\0022\0022\0022\0022\0022\0022\0022\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002D\002F\002F\002F\007C\007C\0021\003A\003A\003A\003A\003A\002A\007E\007E\007E\003C\003C\003E\003E';
  capitals constant text := U&'\00C6\00D0\00D8\00DE\0110\0126\0141\014A\0152\0166\0181\0182\0184\0186\0187\0189\018A\018B\018E\018F\0190\0191\0193\0194\0196\0197\0198\019C\019D\019F\01A2\01A4\01A6\01A7\01A9\01AC\01AE\01B1\01B2\01B3\01B5\01B7\01B8\01BC\01E4\01F6\01F7\021C\0220\0222\0224\023A\023B\023D\023E\0241\0243\0244\0245\0246\0248\024A\024C\024E\0370\0372\0376\037F\0391\0392\0393\0394\0395\0396\0397\0398\0399\039A\039B\039C\039D\039E\039F\03A0\03A1\03A3\03A4\03A5\03A6\03A7\03A8\03A9\03CF\03D8\03DA\03DC\03DE\03E0\03F7\03FA\03FD\03FE\03FF\0402\0404\0405\0406\0408\0409\040A\040B\040F\0410\0411\0412\0413\0414\0415\0416\0417\0418\041A\041B\041C\041D\041E\041F\0420\0421\0422\0423\0424\0425\0426\0427\0428\0429\042A\042B\042C\042D\042E\042F\0460\0462\0464\0466\0468\046A\046C\046E\0470\0472\0474\0478\047A\047C\047E\0480\048A\048C\048E\0490\0492\0494\0496\0498\049A\049C\049E\04A0\04A2\04A4\04A6\04A8\04AA\04AC\04AE\04B0\04B2\04B4\04B6\04B8\04BA\04BC\04BE\04C0\04C3\04C5\04C7\04C9\04CB\04CD\04D4\04D8\04E0\04E8\04F6\04FA\04FC\04FE\0500\0502\0504\0506\0508\050A\050C\050E\0510\0512\0514\0516\0518\051A\051C\051E\0520\0522\0524\0526\0528\052A\052C\052E\1E9E';
  small constant text := U&'\00E6\00F0\00F8\00FE\0111\0127\0142\014B\0153\0167\0253\0183\0185\0254\0188\0256\0257\018C\01DD\0259\025B\0192\0260\0263\0269\0268\0199\026F\0272\0275\01A3\01A5\0280\01A8\0283\01AD\0288\028A\028B\01B4\01B6\0292\01B9\01BD\01E5\0195\01BF\021D\019E\0223\0225\2C65\023C\019A\2C66\0242\0180\0289\028C\0247\0249\024B\024D\024F\0371\0373\0377\03F3\03B1\03B2\03B3\03B4\03B5\03B6\03B7\03B8\03B9\03BA\03BB\03BC\03BD\03BE\03BF\03C0\03C1\03C3\03C4\03C5\03C6\03C7\03C8\03C9\03D7\03D9\03DB\03DD\03DF\03E1\03F8\03FB\037B\037C\037D\0452\0454\0455\0456\0458\0459\045A\045B\045F\0430\0431\0432\0433\0434\0435\0436\0437\0438\043A\043B\043C\043D\043E\043F\0440\0441\0442\0443\0444\0445\0446\0447\0448\0449\044A\044B\044C\044D\044E\044F\0461\0463\0465\0467\0469\046B\046D\046F\0471\0473\0475\0479\047B\047D\047F\0481\048B\048D\048F\0491\0493\0495\0497\0499\049B\049D\049F\04A1\04A3\04A5\04A7\04A9\04AB\04AD\04AF\04B1\04B3\04B5\04B7\04B9\04BB\04BD\04BF\04CF\04C4\04C6\04C8\04CA\04CC\04CE\04D5\04D9\04E1\04E9\04F7\04FB\04FD\04FF\0501\0503\0505\0507\0509\050B\050D\050F\0511\0513\0515\0517\0519\051B\051D\051F\0521\0523\0525\0527\0529\052B\052D\052F\00DF';
  same text := value;
begin
  -- Nearly every text is of ASCII alone.
  if value collate "C" ~ '[^\u0020-\u007E]' then
    same := translate(regexp_replace(same, unseen, '', 'g'), looking, alike);
    same := translate(regexp_replace(normalize(same, NFKD), unseen, '', 'g'), looking, alike);
    same := normalize(translate(lower(same collate "C"), capitals, small), NFC);
  end if;
  same := replace(lower(same collate "C"), '`', '''');
  return btrim(case when position('  ' in same) > 0 then regexp_replace(same, ' +', ' ', 'g') else same end);
end
$$;

create function private.without_accents(same text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  plain text := same;
begin
  if plain collate "C" ~ '[^\u0020-\u007E]' then
    plain := regexp_replace(normalize(plain, NFKD),
      '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g');
    plain := translate(plain, U&'\0251\0180\0253\0188\0111\00F0\0256\0257\025B\01E5\0260\0127\0131\0268\0199\0142\019A\014B\0272\019E\00F8\0275\0254\01A5\0167\01AD\0288\0289\028B\00D7\01B4\01B6\0225\00B7',
      U&'\0061\0062\0062\0063\0064\0064\0064\0064\0065\0067\0067\0068\0069\0069\006B\006C\006C\006E\006E\006E\006F\006F\006F\0070\0074\0074\0074\0075\0076\0078\0079\007A\007A\002E');
    plain := replace(replace(replace(replace(plain, U&'\00E6', 'ae'), U&'\0153', 'oe'), U&'\00DF', 'ss'), U&'\01C1', '||');
    plain := btrim(regexp_replace(normalize(plain, NFC), ' +', ' ', 'g'));
  end if;
  if position('-' in plain) > 0 then
    plain := regexp_replace(plain, '([0-9]) ?- ?(?=[0-9])', '\1-', 'g');
  end if;
  return plain;
end
$$;

create function private.is_blank(value text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return value is null or value collate "C" !~
    '[^\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028-\u2029\u202F\u205F\u2800\u3000\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]';
end
$$;

-- As written by hand from here on.
comment on function private.same_text(text) is
  'A text as it is compared: two that look the same are the same. Small letters, single blanks and none at the '
  'ends; empty when nothing of the text can be seen, null for null. Unique indexes and look-ups use it; what '
  'somebody typed is stored as typed.';
comment on function private.without_accents(text) is
  'For private.search_text(): what same_text() answers, without accents, strokes and hooks.';
comment on function private.is_blank(text) is
  'Whether nothing of the text can be seen: null, empty, blanks of any kind, marks without width.';

-- Definer, and so are the next two: they only compute, and whoever writes a row has no usage of this schema. In plpgsql,
-- because every order asks them.
create function private.search_text(value text) returns text
language plpgsql immutable parallel safe security definer set search_path = '' as $$
begin
  return coalesce(private.without_accents(private.same_text(value)), '');
end
$$;
comment on function private.search_text(text) is
  'As private.same_text() and without accents, so that "hoerskool" finds "Hoërskool", and "4 – 6" is "4-6"; an '
  'empty text for null.';

create function private.joined_word(word text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if word collate "C" !~ '[-'']' then
    return word;
  end if;
  return regexp_replace(word,
    '(?<=[^\u0001-\u0060\u007B-\u007F])[-''](?=[^\u0001-\u002F\u003A-\u0060\u007B-\u007F])'
    '|(?<=[0-9])[-''](?=[^\u0001-\u0060\u007B-\u007F])', '', 'g');
end
$$;
comment on function private.joined_word(text) is
  'A word of search_text() without the hyphens and apostrophes within it: "co-operative" and "cooperative" are '
  'one. A hyphen between digits stays.';

-- Definer: as search_text().
create function private.with_joined_words(plain text) returns text
language plpgsql immutable parallel safe security definer set search_path = '' as $$
begin
  return case when plain collate "C" !~ '[-'']' then plain else concat_ws(' ', plain, (
    select string_agg(private.joined_word(part.word), ' ' order by part.place)
    from regexp_split_to_table(plain, ' ') with ordinality as part (word, place)
    where private.joined_word(part.word) <> part.word)) end;
end
$$;

-- Definer: as search_text().
create function private.searchable_text(value text) returns text
language plpgsql immutable parallel safe security definer set search_path = '' as $$
begin
  return private.with_joined_words(private.search_text(value));
end
$$;
comment on function private.searchable_text(text) is
  'The text of a search field: search_text() and each word with a hyphen or apostrophe written as one as well. '
  'What private.typed_words() returns is looked for in it.';

create function private.typed_words(words text) returns setof text
language sql immutable set search_path = '' as $$
  select case when whole = word then word
    else regexp_replace(regexp_replace(whole, '^[-'']+(?=.)', ''), '(?<=.)[-'']+$', '') end
  from (
    select word, private.joined_word(word) as whole, min(place) as place
    from regexp_split_to_table(private.search_text(left(words, 200)), ' ') with ordinality as typed (word, place)
    where word <> ''
    group by word
  ) as asked
  group by 1
  order by min(place)
  limit 10
$$;
comment on function private.typed_words(text) is
  'The words of a search as they are looked for in searchable_text(). The first 200 characters and ten words '
  'count.';

create function private.word_patterns(words text) returns setof text
language sql immutable set search_path = '' as $$
  select private.contains_pattern(word) from private.typed_words(words) as word
$$;

create function private.slug(name text) returns text
language sql immutable parallel safe set search_path = ''
return btrim(regexp_replace(private.search_text(name), '[^a-z0-9]+', '-', 'g'), '-');
comment on function private.slug(text) is
  'Lower case without accents; everything but letters and digits becomes single hyphens.';

-- Checks, generated columns and unique indexes run with the rights of whoever writes the row. These only compute, so
-- they reveal nothing.
grant execute on function
  private.same_text(text), private.without_accents(text), private.is_blank(text), private.search_text(text),
  private.joined_word(text), private.with_joined_words(text), private.searchable_text(text), private.slug(text)
  to authenticated, service_role;
