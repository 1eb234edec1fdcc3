-- What lists of orders show, filter and search, kept beside the order so that no list has to count.

create function private.summarise_orders(order_ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  update public.teacher_products_order as parent
  set product_count = summary.product_count,
      has_physical = summary.has_physical,
      has_questions = summary.has_questions
  from (
    select listed.id,
      count(line.id)::integer as product_count,
      coalesce(bool_or(line.physical), false) as has_physical,
      coalesce(bool_or(line.questions <> '[]'), false) as has_questions
    from (select distinct unnest(order_ids) as id) as listed
    left join public.order_line as line on line.order_id = listed.id
    group by listed.id
  ) as summary
  where parent.id = summary.id
    and (parent.product_count, parent.has_physical, parent.has_questions)
      is distinct from (summary.product_count, summary.has_physical, summary.has_questions)
$$;

-- Definer: the summary follows the lines whoever writes a line.
create function private.summarise_orders_of_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.summarise_orders((select array_agg(distinct changed.order_id) from changed));
  return null;
end
$$;

create trigger summarise_orders_after_insert after insert on public.order_line
  referencing new table as changed
  for each statement execute function private.summarise_orders_of_lines();
create trigger summarise_orders_after_delete after delete on public.order_line
  referencing old table as changed
  for each statement execute function private.summarise_orders_of_lines();

-- Definer: as above.
create function private.summarise_order_of_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.summarise_orders(array[old.order_id, new.order_id]);
  return null;
end
$$;

create trigger summarise_order_after_update after update on public.order_line
  for each row
  when ((old.order_id, old.physical, old.questions = '[]')
    is distinct from (new.order_id, new.physical, new.questions = '[]'))
  execute function private.summarise_order_of_line();

-- Definer: the name comes from the profile, which the writer of an order need not be able to read.
create function private.fill_order_search_field() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select lower(concat_ws(' ',
    new.order_number,
    (new.order_date_time at time zone 'Africa/Johannesburg')::date::text,
    profile.title, profile.name, profile.surname, profile.owner,
    new.order_status, new.order_payment_method, new.order_total::text))
  into new.search_field
  from public.teacher_profile as profile where profile.id = new.teacher_profile_id;
  return new;
end
$$;

create trigger fill_order_search_field before insert or update on public.teacher_products_order
  for each row execute function private.fill_order_search_field();

-- Definer: teachers rename themselves; they may not write orders.
create function private.rename_orders_of_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.teacher_products_order as renamed set search_field = ''
  where renamed.teacher_profile_id = new.id;
  return null;
end
$$;
comment on function private.rename_orders_of_profile() is
  'Any update lets private.fill_order_search_field() write the text anew.';

create trigger rename_orders_of_profile after update on public.teacher_profile
  for each row
  when ((old.title, old.name, old.surname, old.owner)
    is distinct from (new.title, new.name, new.surname, new.owner))
  execute function private.rename_orders_of_profile();

create index teacher_products_order_search_field_idx on public.teacher_products_order
  using gin (search_field extensions.gin_trgm_ops);

-- Definer: as search_products(), the same rule as the policy, as a condition that lets the index work.
create function public.search_orders(words text) returns setof public.teacher_products_order
language plpgsql stable security definer set search_path = '' as $$
declare
  word text;
  every_word text := '';
begin
  for word in
    select distinct typed from regexp_split_to_table(lower(left(words, 200)), '\s+') as typed
    where typed <> ''
    limit 10
  loop
    every_word := every_word || format(' and found.search_field like %L',
      '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%');
  end loop;

  return query execute
    'select found.* from public.teacher_products_order as found '
    'where (found.teacher_profile_id = (select private.my_teacher_profile_id()) '
    'or ((select private.in_group(''admin'')) and ('
    'found.created_at > now() - interval ''1 month'' '
    'or found.order_date_time > now() - interval ''1 month'')))' || every_word;
end
$$;
comment on function public.search_orders(text) is
  'The orders and quotes that the caller may see and whose row contains every word: number, date, '
  'name, e-mail address, status, payment method, total. Filter, order and page the result like the '
  'collection itself. The first 200 characters and ten words count.';
grant execute on function public.search_orders(text) to authenticated;
