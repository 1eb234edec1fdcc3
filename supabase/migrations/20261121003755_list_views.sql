-- Views of a list that a person has named: what is searched, filtered and sorted, as its address says it.

create table private.list_view (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id uuid not null,
  list_name text not null,
  name text not null,
  query text not null,
  constraint list_view_pkey primary key (id),
  constraint list_view_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  -- Which lists there are only the website knows. Whoever makes names up fills their own thousand.
  constraint list_view_list_name_shape check (length(list_name) <= 40 and list_name ~ '^[a-z]+(-[a-z]+)*$'),
  constraint list_view_name_length check (not private.is_blank(name) and length(name) <= 60),
  constraint list_view_query_length check (length(query) <= 2000)
);

create unique index list_view_name_key on private.list_view (user_id, list_name, private.same_text(name));

alter table private.list_view enable row level security;

comment on table private.list_view is 'Everybody''s own, at most 30 for each list and 1,000 in all.';
comment on column private.list_view.query is
  'The query of the list''s address without page and dialogs. What the list does not know it leaves out.';

create trigger set_updated_at before update on private.list_view
  for each row execute function private.set_updated_at();

create function private.views_of(user_id uuid, list_name text) returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object('id', one.id, 'name', one.name, 'query', one.query)
    order by lower(one.name)), '[]')
  from private.list_view as one
  where one.user_id = views_of.user_id and one.list_name = views_of.list_name
);

-- Definer: nobody reads the table, and everybody asks about themselves.
create function public.my_list_views(list_name text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.views_of(private.my_user_id(), my_list_views.list_name);
end
$$;
comment on function public.my_list_views(text) is
  'The caller''s own views of a list, by name: [{id, name, query}].';
grant execute on function public.my_list_views(text) to authenticated;

-- Definer: as my_list_views().
create function public.save_list_view(list_name text, name text, query text, view_id uuid default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant uuid := private.my_user_id();
begin
  -- Two tabs that save at once: the second counts what the first has written.
  perform pg_advisory_xact_lock(hashtextextended('list_view ' || mine, 0));
  if save_list_view.view_id is not null then
    update private.list_view as one
    set name = btrim(save_list_view.name), query = save_list_view.query
    where one.id = save_list_view.view_id and one.user_id = mine and one.list_name = save_list_view.list_name;
    if not found then
      raise exception 'list_view_not_found' using errcode = 'PT404';
    end if;
  elsif (
    select count(*) filter (where one.list_name = save_list_view.list_name) >= 30 or count(*) >= 1000
    from private.list_view as one
    where one.user_id = mine)
  then
    raise exception 'list_views_full' using errcode = 'PT409';
  else
    insert into private.list_view (user_id, list_name, name, query)
    values (mine, save_list_view.list_name, btrim(save_list_view.name), save_list_view.query);
  end if;
  return private.views_of(mine, save_list_view.list_name);
end
$$;
comment on function public.save_list_view(text, text, text, uuid) is
  'Keeps a view of a list for the caller, a new one without view_id, and answers what my_list_views() does then. Raises '
  'list_view_not_found, list_views_full (30 for each list, 1,000 in all) and the constraints of the table: '
  'list_view_name_key, list_view_name_length, list_view_query_length, list_view_list_name_shape.';
grant execute on function public.save_list_view(text, text, text, uuid) to authenticated;

-- Definer: as my_list_views().
create function public.delete_list_view(view_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.list_view as one
  where one.id = delete_list_view.view_id and one.user_id = private.my_user_id();
  return found;
end
$$;
comment on function public.delete_list_view(uuid) is
  'Deletes a view of the caller''s own; false when there is none of that id.';
grant execute on function public.delete_list_view(uuid) to authenticated;
