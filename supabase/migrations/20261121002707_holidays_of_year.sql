-- The public holidays of a year, added together. Days that are proclaimed for one year an administrator adds by hand.

create function private.missing_holidays(year integer)
returns table (date date, label text, label_af text)
language sql stable set search_path = ''
begin atomic
  select lawful.date, lawful.label, lawful.label_af
  from private.public_holidays(missing_holidays.year) as lawful
  where not exists (
    select from public.holiday as holiday
    where holiday.date = lawful.date and private.same_text(holiday.label) = private.same_text(lawful.label))
  order by lawful.date;
end;
comment on function private.missing_holidays(integer) is 'The public holidays of a year that are not in the list.';

create function private.require_calendar_year(year integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if (year between 2000 and 2100) is not true then
    raise exception 'year_not_known' using errcode = 'PT422';
  end if;
end
$$;
comment on function private.require_calendar_year(integer) is 'Raises year_not_known outside 2000 to 2100.';

-- Definer: the law is private.
create function public.holidays_preview(year integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_calendar_year(year);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'date', missing.date, 'label', missing.label, 'labelAf', missing.label_af) order by missing.date), '[]')
    from private.missing_holidays(holidays_preview.year) as missing);
end
$$;
comment on function public.holidays_preview(integer) is
  'For administrators: the public holidays of a year that are not in the list, with the Monday after one that falls on a '
  'Sunday, [{date, label, labelAf}]. Raises year_not_known.';
grant execute on function public.holidays_preview(integer) to authenticated;

-- Definer: as holidays_preview().
create function public.add_public_holidays(year integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  added integer;
begin
  perform private.require_admin();
  perform private.require_calendar_year(year);
  insert into public.holiday (date, label, label_af)
  select missing.date, missing.label, missing.label_af
  from private.missing_holidays(add_public_holidays.year) as missing
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;
comment on function public.add_public_holidays(integer) is
  'For administrators: adds the public holidays of a year that are not in the list. Answers how many. Raises '
  'year_not_known.';
grant execute on function public.add_public_holidays(integer) to authenticated;
