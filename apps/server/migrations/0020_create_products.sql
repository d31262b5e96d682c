-- What guests can order, and the fees. `data` is the stored shape with its version; what lists and orders look for
-- stands beside it. Stock is a row of its own figure, changed by conditional updates only.
create table products (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  type text not null check (type in ('product', 'baseDelivery', 'deliveryFee')),
  state text not null check (state in ('enabled', 'disabled', 'archived')),
  internal boolean not null default false,
  integration_id text,
  category text not null default '',
  -- In the default language, for lists and search.
  name text not null default '',
  price integer not null check (price >= 0),
  data jsonb not null,
  -- Null when nobody counts.
  stock integer check (stock >= 0),
  revision integer not null default 1,
  changed_by text,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (property_id, id)
);
create index products_list on products (property_id, state, category, name);
select protect_tenant_table('products');
