-- South African phone numbers, as people and contact cards write them.

create function private.typed_phone(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  south_african constant text := '^(\+27|0) ?[0-9]{2} ?[0-9]{3} ?[0-9]{4}$';
  same text := private.same_text(value);
  spaced text;
begin
  spaced := regexp_replace(same, '^((?:\+|00) ?27) ?\(0\)', '\1 ');
  spaced := btrim(regexp_replace(spaced, '[ ().\-/]+', ' ', 'g'));
  spaced := regexp_replace(spaced, '^(?:\+|00) ?27', '+27');
  spaced := regexp_replace(spaced, '^27(?= ?[1-9][0-9 ]{8,}$)', '+27');
  if spaced ~ south_african then
    return spaced;
  end if;
  if replace(spaced, ' ', '') ~ south_african then
    return replace(spaced, ' ', '');
  end if;
  return same;
end
$$;
comment on function private.typed_phone(text) is
  'A South African number in the form that is kept: "(082) 123-4567" as "082 123 4567", "0027 82…" with +27. Anything '
  'else as typed, without what nobody sees. typedPhone() of the programs does the same.';

create function private.phone_words(phone text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  national constant text := regexp_replace(
    replace(private.typed_phone(case when phone ~ '^[1-9]' then '+' || phone else phone end), ' ', ''), '^(\+27|0)', '');
begin
  return case when national ~ '^[0-9]{9}$' then concat_ws(' ', '+27' || national, '0' || national) else phone end;
end
$$;
comment on function private.phone_words(text) is 'What a number is found by: with +27 and with 0.';

-- Of whole words only: an address such as test-64ffe49b-8156-4717-85e2@school.example holds digits enough for a phone.
create function private.with_phone_digits(words text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  plain constant text := private.search_text(left(words, 200));
  number constant text := substring(plain from '(?:^| )([+0-9(][0-9 ().\-/]{4,}[0-9])(?= |$)');
  digits text := regexp_replace(number, '[^0-9]', '', 'g');
begin
  if number is null or length(digits) < 6 or btrim(number) ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    return plain;
  end if;
  digits := regexp_replace(digits, case when number ~ '^(\+|00)' or length(digits) >= 11 then '^(00)?27(0(?=[0-9]{9}$))?|^0' else '^0' end, '');
  return replace(plain, number, ' ' || digits);
end
$$;
comment on function private.with_phone_digits(text) is
  'The words of a search with a phone number in them as the digits that all ways of writing it share: "060 123 4567", '
  '"+27 (0)60-123-4567" and "0027601234567" as "601234567". A day is no number.';
