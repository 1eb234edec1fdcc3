-- The files of a resource come and go one by one, so that two administrators never overwrite each other's list.

-- Definer: the row may not be there yet.
create function public.start_content(product_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from public.product where product.id = start_content.product_id) then
    raise exception 'product_not_found' using errcode = 'PT422';
  end if;
  insert into public.product_content (product_id) values (start_content.product_id)
  on conflict on constraint product_content_product_id_key do nothing;
  return (
    select content.id from public.product_content as content
    where content.product_id = start_content.product_id
  );
end
$$;
comment on function public.start_content(uuid) is
  'For administrators: the id of the content of a resource, which is made where there is none; its files lie in '
  'ProductsContent/{id}/. Raises product_not_found.';
grant execute on function public.start_content(uuid) to authenticated;

-- Definer: whether a file is stored does not depend on what the caller may read.
create function public.add_content_file(product_id uuid, file_key text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (
    select from storage.objects as object
    where object.bucket_id = 'content' and object.name = add_content_file.file_key
  ) then
    raise exception 'content_file_not_stored' using errcode = 'PT422';
  end if;
  perform public.start_content(add_content_file.product_id);
  update public.product_content as content
  set file_keys = content.file_keys || add_content_file.file_key
  where content.product_id = add_content_file.product_id
    and not add_content_file.file_key = any (content.file_keys);
  return add_content_file.file_key;
end
$$;
comment on function public.add_content_file(uuid, text) is
  'For administrators: names a stored file of the bucket "content" as the last one of a resource; once, however '
  'often it is called. Raises product_not_found, content_file_not_stored and product_content_file_count.';
grant execute on function public.add_content_file(uuid, text) to authenticated;

create function public.remove_content_file(product_id uuid, file_key text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.product_content as content
  set file_keys = array_remove(content.file_keys, remove_content_file.file_key)
  where content.product_id = remove_content_file.product_id
    and remove_content_file.file_key = any (content.file_keys);
  return remove_content_file.file_key;
end
$$;
comment on function public.remove_content_file(uuid, text) is
  'For administrators: a resource no longer names this file; the file itself stays in Storage. Nothing happens '
  'where it did not name it.';
grant execute on function public.remove_content_file(uuid, text) to authenticated;
