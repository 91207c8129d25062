# Run by LibreOffice's Python (`python3 scripts/sheet-fixtures.py TEMPLATE FOLDER`): fills the template as a person
# does, and saves it as xlsx, as xls and as an xls behind a password. `npx tsx scripts/sheet-fixtures.ts` calls it.
import pathlib
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue

ROWS = [
    ["五轴加工中心", "机床", "中国", "上海", 320, 210.5, 3, "2026-06-02", "9:30", "是", "13800000001", "=1+1"],
    None,
    ["车刀 <新> & \"旧\"", "其他(样品)", "德国", "柏林", 12, 0.456, 10, "2026-06-10", "17:05:30", "否", "013800000002", "两行\n文字"],
    ["", "没有这一类", "中国", "", 0, "很重", 1.5, "2026-07-01", "", "", "13800000003", ""],
]


def prop(name, value):
    one = PropertyValue()
    one.Name, one.Value = name, value
    return one


def fill(sheet):
    for index, row in enumerate(ROWS):
        for column, value in enumerate(row or []):
            cell = sheet.getCellByPosition(column, 1 + index)
            if value == "":
                cell.setString("")
            elif isinstance(value, str) and column in (7, 8):
                cell.setFormula(value)
            elif isinstance(value, str):
                cell.setString(value)
            else:
                cell.setValue(value)
        if row is None:
            sheet.getCellRangeByPosition(0, 1 + index, 11, 1 + index).clearContents(1 | 2 | 4 | 16)
    # A weight that is reckoned, and one that cannot be.
    sheet.getCellByPosition(5, 1).setFormula("=200+10.5")
    sheet.getCellByPosition(4, 5).setFormula("=1/0")


def main(template, folder):
    pipe = "zhantai-fixtures"
    office = subprocess.Popen(
        ["soffice", "--headless", "--norestore", f"--accept=pipe,name={pipe};urp;", f"-env:UserInstallation=file:///{folder}/.profile"]
    )
    try:
        resolver = uno.getComponentContext().ServiceManager.createInstanceWithContext(
            "com.sun.star.bridge.UnoUrlResolver", uno.getComponentContext()
        )
        for _ in range(120):
            try:
                context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
                break
            except Exception:
                time.sleep(0.5)
        desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        document = desktop.loadComponentFromURL(pathlib.Path(template).as_uri(), "_blank", 0, (prop("Hidden", True),))
        fill(document.Sheets.getByIndex(0))
        targets = [
            ("libreoffice.xlsx", "Calc MS Excel 2007 XML", ()),
            ("libreoffice.xls", "MS Excel 97", ()),
            ("locked.xls", "MS Excel 97", (prop("Password", "secret"),)),
        ]
        for name, filter_name, more in targets:
            url = (pathlib.Path(folder) / name).as_uri()
            document.storeToURL(url, (prop("FilterName", filter_name), *more))
        document.close(True)
        desktop.terminate()
    finally:
        office.wait(60)


main(str(pathlib.Path(sys.argv[1]).resolve()), str(pathlib.Path(sys.argv[2]).resolve()))
