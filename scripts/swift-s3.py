"""The four servers of OpenStack Swift behind its S3 interface in one process, for tests: on loopback, in a folder, with
one copy of everything. Prints its port once it listens. usage: swift-s3.py FOLDER ACCOUNT:USER SECRET [PORT]"""
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

folder, key, secret = sys.argv[1:4]
port = int(sys.argv[4]) if len(sys.argv) > 4 else 0
account, user = key.split(':')
KINDS = ('account', 'container', 'object')


class Cache:
    """What Swift keeps in memcached, kept in this process."""

    def __init__(self):
        self.kept = {}

    def get(self, name, **_):
        return self.kept.get(name)

    def set(self, name, value, **_):
        self.kept[name] = value

    def incr(self, name, delta=1, **_):
        self.kept[name] = self.kept.get(name, 0) + delta
        return self.kept[name]

    def delete(self, name, **_):
        self.kept.pop(name, None)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    return path


def serve(listener, app):
    eventlet.spawn(wsgi.server, listener, app, log_output=False, keepalive=True)


os.makedirs(os.path.join(folder, 'devices', 'd1'), exist_ok=True)
utils.HASH_PATH_PREFIX = b'zhantai'
utils.HASH_PATH_SUFFIX = b'tests'
write('swift.conf', '[swift-hash]\nswift_hash_path_prefix = zhantai\nswift_hash_path_suffix = tests\n\n'
      '[storage-policy:0]\nname = one\ndefault = yes\n')
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')

listeners = {}
for kind in KINDS:
    listeners[kind] = eventlet.listen(('127.0.0.1', 0))
    builder = RingBuilder(2, 1, 1)
    builder.add_dev({'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'device': 'd1', 'meta': '',
                     'port': listeners[kind].getsockname()[1], 'replication_ip': '127.0.0.1',
                     'replication_port': listeners[kind].getsockname()[1]})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + '.ring.gz'))

common = f'[DEFAULT]\nswift_dir = {folder}\nuser = {os.getuid()}\nlog_level = ERROR\n'
for kind in KINDS:
    path = write(kind + '.conf', f'{common}devices = {folder}/devices\nmount_check = false\n\n'
                 f'[pipeline:main]\npipeline = {kind}-server\n\n[app:{kind}-server]\nuse = egg:swift#{kind}\n'
                 'allow_versions = no\n')
    serve(listeners[kind], loadapp(path))

path = write('proxy.conf', f'''{common}
[pipeline:main]
pipeline = catch_errors s3api tempauth slo dlo proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = false

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
allow_multipart_uploads = true
check_bucket_owner = false

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo
''')
proxy = loadapp(path)
cache = Cache()


def cached(environ, start_response):
    environ['swift.cache'] = cache
    return proxy(environ, start_response)


front = eventlet.listen(('127.0.0.1', port))
print(front.getsockname()[1], flush=True)
wsgi.server(front, cached, log_output=False, keepalive=True)
