-- Settings that came later; stored JSON carries its version and is upgraded when it is read.
alter table properties
  add column seller jsonb not null default '{}',
  add column review_links jsonb not null default '{}',
  add column changed_by text,
  add column changed_at timestamptz;

-- A new property and the membership of whoever makes it are one transaction of the installation, which adds these
-- rows and can read none of them back.
create policy installation on module_configs for insert to innkeeper_installation with check (true);
create policy installation on cards for insert to innkeeper_installation with check (true);
create policy installation on guestbook_versions for insert to innkeeper_installation with check (true);
grant insert on module_configs, cards, guestbook_versions, idempotency_keys to innkeeper_installation;
