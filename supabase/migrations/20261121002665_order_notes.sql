-- What administrators tell each other about an order. In the private schema, so that no query of a buyer, and no
-- policy that somebody changes later, can show it.

create table private.order_note (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- No foreign key: the order may have moved to the archive, where it keeps its id.
  order_id uuid not null,
  author_id uuid,
  body text not null,
  constraint order_note_pkey primary key (id),
  constraint order_note_author_id_fkey foreign key (author_id)
    references auth.users (id) on delete set null,
  constraint order_note_body_present check (not private.is_blank(body)),
  constraint order_note_body_length check (length(body) <= 2000)
);

create index order_note_order_id_idx on private.order_note (order_id, created_at);
create index order_note_author_id_idx on private.order_note (author_id);

alter table private.order_note enable row level security;

comment on table private.order_note is 'Notes of administrators on an order, never shown to its buyer.';

create trigger set_updated_at before update on private.order_note
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on private.order_note
  for each row execute function private.record_admin_write();

create function private.order_notes_document(order_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', note.id, 'createdAt', note.created_at, 'body', note.body, 'author', author.email,
      'mine', note.author_id is not distinct from private.my_user_id()) order by note.created_at, note.id)
    from private.order_note as note
    left join auth.users as author on author.id = note.author_id
    where note.order_id = order_notes_document.order_id
  ), '[]');
end
$$;

-- Definer: the notes are private. Refuses everybody but administrators.
create function public.add_order_note(order_id uuid, body text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  written text := btrim(coalesce(body, ''), E' \n\r\t');
  note_id uuid;
begin
  perform private.require_admin();
  if private.is_blank(written) then
    raise exception 'note_required' using errcode = 'PT422';
  end if;
  if length(written) > 2000 then
    raise exception 'note_too_long' using errcode = 'PT422';
  end if;
  if not exists (
      select from public.teacher_products_order as parent
      where parent.id = add_order_note.order_id)
    and not exists (
      select from public.archived_teacher_products_order as kept
      where kept.id = add_order_note.order_id)
  then
    raise exception 'no_such_order' using errcode = 'PT404';
  end if;
  insert into private.order_note (order_id, author_id, body)
  values (add_order_note.order_id, private.my_user_id(), written)
  returning id into note_id;
  return note_id;
end
$$;
comment on function public.add_order_note(uuid, text) is
  'For administrators: adds a note to an order, a quote or an archived order, of at most 2,000 '
  'characters. The order itself is not touched.';
grant execute on function public.add_order_note(uuid, text) to authenticated;

-- Definer: as add_order_note().
create function public.delete_order_note(note_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from private.order_note as note
  where note.id = delete_order_note.note_id and note.author_id = private.my_user_id();
  if not found then
    raise exception 'note_not_found' using errcode = 'PT404';
  end if;
  return true;
end
$$;
comment on function public.delete_order_note(uuid) is
  'For administrators: deletes a note that the caller wrote. The audit keeps what it said.';
grant execute on function public.delete_order_note(uuid) to authenticated;
