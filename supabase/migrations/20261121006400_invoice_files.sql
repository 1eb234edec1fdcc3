-- The PDFs of invoices and credit notes. Deliberately without any policy: nobody lists, reads, replaces
-- or deletes them. The function invoice-document draws each once, under a name that is never used again,
-- and hands out short links after it has read the invoice with the caller's own rights.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('invoices', 'invoices', false, 5242880, array['application/pdf']);

-- An order may have more lines than a page of a list, and its view shows them all.
comment on table public.order_line is
  'What was ordered, as it was when it was added: title, price, discount, physical, questions with '
  'their answers. @graphql({"max_rows": 1000, "totalCount": {"enabled": true}})';
